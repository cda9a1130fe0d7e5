# shellcheck shell=sh disable=SC2016 # $document and the like are variables of nginx
# Writes the content security policy, opened only as far as the configured services need.
# $script_hashes and $style_hashes are nginx's variables: the build's inline scripts and styles (build/site.conf).

# set_policies: sets $enforced, $reported and $endpoint to the values of a page's headers; nginx omits empty ones
set_policies() {
  script="'self' \$script_hashes"
  style="'self' \$style_hashes"
  image="'self' data:"
  connect="'self'"
  frame="'none'"
  form="'self'"
  allow_vendors
  allow_aws
  for address in "$CONTACT_FORM_URL" "$ERROR_REPORT_URL"; do
    [ -z "$address" ] || allow connect "$(origin "$address")"
  done

  # Vendors' scripts build DOM from strings under their own policy names, so with a vendor, Trusted Types are only reported. Without one, they
  # are enforced; with a bucket, they allow the policy that the SDK needs to parse the bucket's XML (src/cloud/xml-policy.ts).
  policies="'none'"
  [ -z "$ASSETS_BUCKET" ] || policies=default
  enforced="; require-trusted-types-for 'script'; trusted-types $policies"
  reported=
  if has_vendor; then
    reported="require-trusted-types-for 'script'"
    enforced=
  fi

  # Browsers that support report-to ignore report-uri.
  endpoint=
  if [ -n "$CSP_REPORT_URL" ]; then
    endpoint="csp=\\\"$CSP_REPORT_URL\\\""
    report="; report-to csp; report-uri $CSP_REPORT_URL"
    enforced="$enforced$report"
    [ -z "$reported" ] || reported="$reported$report"
  fi

  enforced="$(page_policy)$enforced"
}

# For locations that serve only pages: headers with constant values
write_page_policies() {
  write_header Content-Security-Policy "$enforced" &&
    write_header Content-Security-Policy-Report-Only "$reported" &&
    write_header Reporting-Endpoints "$endpoint"
}

# write_header NAME VALUE
write_header() {
  [ -z "$2" ] || printf 'add_header %s "%s" always;\n' "$1" "$2"
}

# For all other locations: maps from the kind of document to the values
write_policies() {
  write_policy csp "$enforced" "$(svg_policy)" &&
    write_policy csp_report_only "$reported" '' &&
    write_policy reporting_endpoints "$endpoint" ''
}

# write_policy NAME OF_HTML OF_SVG
write_policy() {
  printf 'map $document $%s {\n  default "";\n  html "%s";\n  svg "%s";\n}\n' "$1" "$2" "$3"
}

page_policy() {
  printf '%s' "default-src 'none'" \
    "; script-src $script" \
    "; style-src $style" \
    "; img-src $image" \
    "; font-src 'self'" \
    "; connect-src $connect" \
    "; media-src 'self'" \
    "; manifest-src 'self'" \
    "; worker-src 'self'" \
    "; frame-src $frame" \
    "; form-action $form" \
    "; base-uri 'none'" \
    "; frame-ancestors 'none'"
}

# For an SVG that is opened as a document of its own
svg_policy() {
  printf '%s' "default-src 'none'; style-src 'unsafe-inline'; sandbox"
}

# allow PART HOST...: adds hosts to $script, $image, $connect, $frame or $form, each once, since services of one company share hosts
allow() {
  part=$1
  shift
  for host in "$@"; do
    eval "hosts=\$$part"
    [ "$hosts" != "'none'" ] || hosts=
    case " $hosts " in
      *" $host "*) ;;
      *) eval "$part=\"\$hosts\${hosts:+ }\$host\"" ;;
    esac
  done
}

# origin URL: scheme://host[:port]
origin() {
  authority=${1#*://}
  printf '%s' "${1%%://*}://${authority%%/*}"
}

allow_aws() {
  domain=amazonaws.com
  case $AWS_REGION in cn-*) domain=amazonaws.com.cn ;; esac
  [ -z "$COGNITO_USER_POOL_ID" ] || connect="$connect https://cognito-idp.$AWS_REGION.$domain"
  [ -z "$COGNITO_IDENTITY_POOL_ID" ] || connect="$connect https://cognito-identity.$AWS_REGION.$domain"
  [ -z "$ASSETS_BUCKET" ] || connect="$connect https://$ASSETS_BUCKET.s3.$AWS_REGION.$domain"
}
