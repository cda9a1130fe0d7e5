# shellcheck shell=sh disable=SC2154 # site-config.sh sets $run
# Messages go to standard error: standard output carries the access log, which is JSON. Values are never printed: a secret may have been
# put into the wrong variable, and many people can read the logs.
error_count=0

say() {
  printf 'site-config: %s\n' "$1" >&2
}

# bad_value NAME TEXT: reports a bad value; stop_on_errors ends the script once all are reported
bad_value() {
  error_count=$((error_count + 1))
  say "error: $1 $2"
}

stop_on_errors() {
  [ "$error_count" -eq 0 ] && return
  say "$error_count error(s), not starting"
  exit 78
}

cannot_write() {
  say "error: cannot write to $run; mount a tmpfs with free space there, writable for this user"
  exit 73
}

# why VALUE: prints the likely cause of a refused value, if its bytes show one
why() {
  case $1 in
    *[![:graph:]]*) printf ' (it has a space, a line end or a byte outside ASCII: a CRLF file, a trailing space?)' ;;
    \"* | \'*) printf ' (it starts with a quote: env files keep quotes as part of the value)' ;;
  esac
}
