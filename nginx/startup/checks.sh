# shellcheck shell=sh disable=SC2154 # site-config.sh sets $here
# Checks one variable at a time, for table.sh. Unset and empty mean the same.
public_entries=

# browser NAME WORDS START LEAST MOST PATTERN [EXCEPT]: checks like `server`, and passes the value on to config.js
browser() {
  server "$@"
  [ -z "$value" ] || public_entries="$public_entries${public_entries:+,}\"$1\":\"$value\""
}

# server NAME WORDS START LEAST MOST PATTERN [EXCEPT]: sets the variable to '' if unset, and $value to its value
server() {
  name=$1
  words=$2
  eval "value=\${$name-}"
  eval "$name=\$value"
  shift 2
  [ -z "$value" ] || follows "$value" "$@" || bad_value "$name" "must be $words$(why "$value")"
}

# follows VALUE START LEAST MOST PATTERN [EXCEPT]: checks by the grammar of src/config/grammars.ts
follows() {
  case $1 in
    *'
'*) return 1 ;;
    "$2"*) rest=${1#"$2"} ;;
    *) return 1 ;;
  esac
  [ "${#rest}" -ge "$3" ] && [ "${#rest}" -le "$4" ] && matches "$5" || return 1
  [ -z "${6-}" ] || ! matches "$6"
}

# matches PATTERN: matches all of $rest, which is a single line. A here-document saves a process for each variable.
matches() {
  grep -Eqx -e "$1" <<TEXT
$rest
TEXT
}

# Rejects secrets, since this server only publishes files and needs none.
refuse_secrets() {
  for secret in $(secret_names); do
    bad_value "$secret" 'is a secret and must not be given to this server'
  done
}

# Checks that values are consistent with each other.
check_combinations() {
  case ${COGNITO_USER_POOL_ID:+pool}${COGNITO_USER_POOL_CLIENT_ID:+client} in
    pool) bad_value COGNITO_USER_POOL_CLIENT_ID 'must be set together with COGNITO_USER_POOL_ID' ;;
    client) bad_value COGNITO_USER_POOL_ID 'must be set together with COGNITO_USER_POOL_CLIENT_ID' ;;
  esac
  if [ "$GUEST_ACCESS" = true ] && [ -z "$COGNITO_IDENTITY_POOL_ID" ]; then
    bad_value GUEST_ACCESS 'needs COGNITO_IDENTITY_POOL_ID, which issues the guests'\'' credentials'
  fi
  if [ -n "$ASSETS_BUCKET" ] && [ -z "$COGNITO_IDENTITY_POOL_ID" ]; then
    bad_value ASSETS_BUCKET 'needs COGNITO_IDENTITY_POOL_ID, which issues the credentials to read it'
  fi
  if [ "$PORT" = "$METRICS_PORT" ]; then
    bad_value METRICS_PORT 'must differ from PORT'
  fi
}

# Ends if nginx could not open as many files as worker_rlimit_nofile says: it would start, but refuse connections under load.
check_descriptors() {
  needed=$(sed -n 's/^worker_rlimit_nofile \([0-9]*\);$/\1/p' "$here/../nginx.conf")
  # shellcheck disable=SC3045 # dash, busybox ash and bash know -H.
  allowed=$(ulimit -H -n)
  case $allowed in
    unlimited) return ;;
  esac
  [ "$allowed" -ge "$needed" ] || {
    say "error: this process may open $allowed files at most, nginx needs $needed; raise the limit (ulimit -n, docker run --ulimit nofile)"
    exit 71
  }
}

warn_of_missing_consent() {
  has_vendor && [ "$CONSENT_MODE" = opt-out ] || return 0
  say "warning: CONSENT_MODE is opt-out and a tracking id is set: visitors are tracked before they agree, while Thailand's \
PDPA (section 19) and the GDPR ask for consent first. CONSENT_MODE=opt-in waits for it."
}
