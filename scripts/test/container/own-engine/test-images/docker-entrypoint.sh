#!/bin/sh
# Follows the contract of the official nginx image's entrypoint: before nginx, run the executable files in /docker-entrypoint.d, in order, and
# stop when one fails.
set -e
say() {
  [ -n "${NGINX_ENTRYPOINT_QUIET_LOGS:-}" ] || echo "$0: $1"
}
if [ "$1" = nginx ]; then
  find /docker-entrypoint.d/ -follow -type f | sort | while read -r file; do
    case $file in
      *.sh) if [ -x "$file" ]; then say "launching $file" && "$file"; else say "ignoring $file, not executable"; fi ;;
      *) say "ignoring $file" ;;
    esac
  done
fi
exec "$@"
