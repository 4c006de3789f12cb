# SPDX-License-Identifier: MIT
# timeout: 200
apt-get install $CHECK_MAKESELF
mkdir -p /srv/out/makeself/tree/sub
cd /srv/out/makeself
cp /usr/share/common-licenses/GPL-* tree/
cp /usr/bin/perl tree/sub/
ln -s GPL-3 tree/link
cat >tree/start <<'EOF'
#!/bin/sh
echo "started with $*"
find . -type f -exec cksum {} + | sort
EOF
chmod 755 tree/start
# The archive made by GNU's tools is the same in both systems.
for options in '--gzip' '--gzip --sha256' '--xz' '--bzip2' '--nocomp' '--base64' '--bzip2 --nocrc --nomd5' \
    '--gzip --notemp' '--gzip --ssl-encrypt --ssl-passwd secret --ssl-pass-src pass:secret' '--nocomp --follow'; do
    name=$(echo "$options" | tr -cd 'a-z0-9')
    echo "== $options"
    status=0
    # shellcheck disable=SC2086 # a list
    makeself --tar-quietly $options --packaging-date 'a day' \
        --tar-extra '--mtime=@0 --sort=name --owner=0 --group=0' \
        tree "$name.run" 'a label' ./start one two || status=$?
    echo "made: status $status"
    [ -f "$name.run" ] || continue
    secret=
    case $options in *--ssl*) secret='--ssl-pass-src pass:secret' ;; esac
    number=0
    for call in '--check' '--list' '--info' '--lsm' '--dumpconf' "--keep --target /srv/out/makeself/$name.d" \
        '--noexec' '--tar tf' '-- three four'; do
        status=0
        number=$((number + 1))
        # shellcheck disable=SC2086 # a list
        sh "./$name.run" $secret $call >"$name.$number.out" 2>&1 || status=$?
        echo "$call: status $status"
        cat "$name.$number.out"
    done
done
# Damaged ones must not pass.
for size in 20000 200000; do
    head -c $size gzipsha256.run >short.run
    status=0
    sh ./short.run --check || status=$?
    echo "cut to $size: status $status"
done
