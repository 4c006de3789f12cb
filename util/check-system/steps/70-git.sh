# SPDX-License-Identifier: MIT
# timeout: 900
# Scripts of git's test suite, on the installed git; those from t1060 on cut and patch files by dd.
apt-get install git
mkdir -p /srv/out
tar -xf /srv/check/git.tar -C /srv/out
cd /srv/out/git/t
export GIT_TEST_INSTALLED=/usr/bin
failed=0
for test in t0000 t0003 t0008 t0020 t0021 t1006 t1060 t1300 t1450 t3200 t4013 t5300 t5302 t5303 t5313 t5318 t5319 \
    t5324 t5325 t7001 t4014; do
    echo "== $test"
    for script in $test-*.sh; do
        status=0
        HOME=/srv/out/git sh "./$script" --root=/tmp/git-t || status=$?
        echo "status $status"
        [ $status = 0 ] || failed=$((failed + 1))
    done
done
rm -rf /tmp/git-t
echo "scripts that failed: $failed"
[ $failed = 0 ]
