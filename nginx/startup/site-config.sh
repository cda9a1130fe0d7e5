#!/bin/sh
# Checks the environment, then writes what differs between deployments: config.js for the browser, robots.txt where
# bots are refused, and the generated part of the nginx configuration. POSIX sh: dash, busybox ash, macOS.
#
# SITE_RUN_DIR  where to write (default /srv/site/run; a tmpfs in the container)
# Exit codes as in sysexits.h: 78 = bad values, all of them listed by name; 73 = cannot write; 71 = too few file descriptors.
set -eu
export LC_ALL=C
IFS=' '
umask 022

case $0 in
  */*) here=${0%/*} ;;
  *) here=. ;;
esac
# shellcheck source=nginx/startup/errors.sh
. "$here/errors.sh"
# shellcheck source=nginx/startup/checks.sh
. "$here/checks.sh"
# shellcheck source=nginx/startup/table.sh
. "$here/table.sh"
# shellcheck source=nginx/startup/csp.sh
. "$here/csp.sh"
# shellcheck source=nginx/startup/output.sh
. "$here/output.sh"

run=${SITE_RUN_DIR:-/srv/site/run}

remove_earlier_output
set_defaults
check_variables
check_combinations
refuse_secrets
stop_on_errors
check_descriptors
warn_of_missing_consent
write_output || cannot_write
say "ready: $(workers) worker(s), indexing ${SITE_INDEXING:-as built}, services:$(configured_services)"
