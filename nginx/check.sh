#!/bin/sh
# docker run --rm IMAGE check: prints what a start with this environment would print and ends with its exit code, without serving. Meant for a
# container of its own: it writes what a start writes, and so refuses to run beside a server.
set -eu
[ ! -s /srv/site/run/nginx.pid ] || {
  echo 'check: a server runs in this container; use docker run --rm IMAGE check' >&2
  exit 64
}
/srv/site/startup/site-config.sh
exec nginx -t -q -p /srv/site -c /srv/site/nginx.conf -e stderr
