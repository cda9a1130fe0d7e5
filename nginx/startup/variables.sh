# shellcheck shell=sh
# Every variable of the site: `public` ones go into config.js, `server` ones stay here. The same names and checks, for
# the browser: src/config/variables.ts. Unset and empty are the same.
public_entries=

set_defaults() {
  : "${CONSENT_MODE:=opt-out}" "${AWS_REGION:=ap-southeast-1}" "${GUEST_ACCESS:=false}"
  : "${SITE_INDEXING:=on}" "${HSTS:=31536000}" "${PORT:=8080}" "${METRICS_PORT:=8081}"
}

check_variables() {
  public META_PIXEL_ID is_pixel_id '10 to 20 digits'
  public GTM_ID is_gtm_id 'GTM- and 4 to 12 capital letters or digits'
  public GA_ID is_ga_id 'G- and 6 to 14 capital letters or digits'
  public CONSENT_MODE is_consent_mode 'opt-out or opt-in'
  public AWS_REGION is_region 'an AWS region such as ap-southeast-1'
  public COGNITO_USER_POOL_ID is_user_pool_id 'the value of AWS_REGION, _ and letters or digits'
  public COGNITO_USER_POOL_CLIENT_ID is_client_id '20 to 128 small letters or digits'
  public COGNITO_IDENTITY_POOL_ID is_identity_pool_id 'the value of AWS_REGION, : and a UUID in small letters'
  public ASSETS_BUCKET is_bucket 'a bucket name of small letters, digits and hyphens, without dots'
  public GUEST_ACCESS is_true_or_false 'true or false'
  public CONSOLE_URL is_url 'an https URL without query'
  public STATUS_URL is_url 'an https URL without query'
  public CONTACT_FORM_URL is_url 'an https URL without query'
  server SITE_INDEXING is_on_or_off 'on or off'
  server HSTS is_hsts 'off, or seconds, then ,subdomains, then ,preload, which needs a year and subdomains'
  server CSP_REPORT_URL is_url 'an https URL without query'
  server TRUSTED_PROXIES is_networks 'addresses or networks separated by commas without spaces, none with prefix 0'
  server NGINX_WORKER_PROCESSES is_workers 'a number from 1 to 64'
  server PORT is_port 'a number from 1 to 65535'
  server METRICS_PORT is_port 'a number from 1 to 65535'
}

# public NAME CHECK FORMAT
public() {
  server "$@"
  [ -z "$value" ] || public_entries="$public_entries${public_entries:+,}\"$1\":\"$value\""
}

# server NAME CHECK FORMAT: sets the variable to '' when it is unset, and $value to its value
server() {
  eval "value=\${$1-}"
  eval "$1=\$value"
  [ -z "$value" ] || "$2" "$value" || fault "$1" "must be $3$(why "$value")"
}

# Faults that show only when two values are seen together
check_combinations() {
  case ${COGNITO_USER_POOL_ID:+pool}${COGNITO_USER_POOL_CLIENT_ID:+client} in
    pool) fault COGNITO_USER_POOL_CLIENT_ID 'must be set together with COGNITO_USER_POOL_ID' ;;
    client) fault COGNITO_USER_POOL_ID 'must be set together with COGNITO_USER_POOL_CLIENT_ID' ;;
  esac
  if [ "$GUEST_ACCESS" = true ] && [ -z "$COGNITO_IDENTITY_POOL_ID" ]; then
    fault GUEST_ACCESS 'needs COGNITO_IDENTITY_POOL_ID, which issues the guests'\'' credentials'
  fi
  if [ -n "$ASSETS_BUCKET" ] && [ -z "$COGNITO_IDENTITY_POOL_ID" ]; then
    fault ASSETS_BUCKET 'needs COGNITO_IDENTITY_POOL_ID, which issues the credentials to read it'
  fi
  if [ "$PORT" = "$METRICS_PORT" ]; then
    fault METRICS_PORT 'must differ from PORT'
  fi
}

# This server publishes files. A secret in its environment is a mistake somewhere, and better found here.
refuse_secrets() {
  for name in AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_SESSION_TOKEN COGNITO_CLIENT_SECRET META_ACCESS_TOKEN \
    META_APP_SECRET GA_API_SECRET; do
    eval "value=\${$name-}"
    [ -z "$value" ] || fault "$name" 'is a secret and must not be given to this server'
  done
}

warn_of_missing_consent() {
  [ -n "$META_PIXEL_ID$GTM_ID$GA_ID" ] && [ "$CONSENT_MODE" = opt-out ] || return 0
  say "warning: CONSENT_MODE is opt-out and a tracking id is set: visitors are tracked before they agree, while Thailand's \
PDPA (section 19) and the GDPR ask for consent first. CONSENT_MODE=opt-in waits for it."
}

configured_services() {
  printf '%s' "${META_PIXEL_ID:+ meta-pixel}${GTM_ID:+ tag-manager}${GA_ID:+ analytics}" \
    "${COGNITO_USER_POOL_ID:+ user-pool}${COGNITO_IDENTITY_POOL_ID:+ identity-pool}${ASSETS_BUCKET:+ assets}" \
    "${CONTACT_FORM_URL:+ contact-form}"
}
