# SPDX-License-Identifier: MIT
# timeout: 300
# What cron would run, and the start scripts of the packages.
for job in /etc/cron.daily/*; do
    case $job in
    */apt-compat) continue ;; # sleeps for up to half an hour
    esac
    echo "== $job"
    $job
done
logrotate --force --verbose /etc/logrotate.conf 2>&1 | grep -c rotating
for job in /etc/init.d/*; do
    echo "== $job"
    status=0
    timeout 20 "$job" status || status=$?
    echo "status $status"
done
