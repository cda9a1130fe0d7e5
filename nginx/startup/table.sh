# shellcheck shell=sh
# Made by `npm run generate` from src/config/variables.ts and src/tracking/vendors.

set_defaults() {
  : "${CONSENT_MODE:=opt-out}"
  : "${AWS_REGION:=ap-southeast-1}"
  : "${GUEST_ACCESS:=false}"
  : "${TRAINING_BOTS:=allowed}"
  : "${ANSWER_BOTS:=allowed}"
  : "${HSTS:=31536000}"
  : "${PORT:=8080}"
  : "${METRICS_PORT:=8081}"
}

check_variables() {
  browser META_PIXEL_ID '10 to 20 digits' '' 1 4096 \
    '[0-9]{10,20}'
  browser GTM_ID 'GTM- and 4 to 12 capital letters or digits' '' 1 4096 \
    'GTM-[A-Z0-9]{4,12}'
  browser GA_ID 'G- and 6 to 14 capital letters or digits' '' 1 4096 \
    'G-[A-Z0-9]{6,14}'
  browser CONSENT_MODE 'opt-out or opt-in' '' 1 4096 \
    'opt-out|opt-in'
  browser AWS_REGION 'an AWS region such as ap-southeast-1' '' 9 20 \
    '[a-z]{2}(-[a-z0-9]+)+-[0-9]'
  browser COGNITO_USER_POOL_ID 'the value of AWS_REGION, _ and letters or digits' "$AWS_REGION" 1 4096 \
    '_[A-Za-z0-9]{1,34}'
  browser COGNITO_USER_POOL_CLIENT_ID '20 to 128 small letters or digits' '' 1 4096 \
    '[a-z0-9]{20,128}'
  browser COGNITO_IDENTITY_POOL_ID 'the value of AWS_REGION, : and a UUID in small letters' "$AWS_REGION" 1 4096 \
    ':[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
  browser ASSETS_BUCKET 'a bucket name of small letters, digits and hyphens, without dots' '' 1 4096 \
    '[a-z0-9][a-z0-9-]{1,61}[a-z0-9]' 'xn--.*|.*(--ol-s3|-s3alias)'
  browser GUEST_ACCESS 'false or true' '' 1 4096 \
    'false|true'
  browser CONSOLE_URL 'an https URL without query' '' 10 200 \
    '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?'
  browser STATUS_URL 'an https URL without query' '' 10 200 \
    '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?'
  browser LATENCY_TEST_URLS 'places and https URLs without query: place=url, separated by commas without spaces' '' 12 2000 \
    '[a-z][a-z0-9-]*=(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?(,[a-z][a-z0-9-]*=(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?)*'
  browser CONTACT_FORM_URL 'an https URL without query' '' 10 200 \
    '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?'
  browser ERROR_REPORT_URL 'an https URL without query' '' 10 200 \
    '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?'
  server SITE_INDEXING 'on or off' '' 1 4096 \
    'on|off'
  server TRAINING_BOTS 'allowed or refused' '' 1 4096 \
    'allowed|refused'
  server ANSWER_BOTS 'allowed or refused' '' 1 4096 \
    'allowed|refused'
  server HSTS 'off, or seconds, then ,subdomains, then ,preload, which needs a year and subdomains' '' 1 4096 \
    'off|(0|[1-9][0-9]{0,8})(,subdomains)?|([1-9][0-9]{8}|[4-9][0-9]{7}|3[2-9][0-9]{6}|31[6-9][0-9]{5}|315[4-9][0-9]{4}|3153[6-9][0-9]{3}),subdomains,preload'
  server CSP_REPORT_URL 'an https URL without query' '' 10 200 \
    '(https://(([a-z0-9]([a-z0-9-]*[a-z0-9])?[.])*[a-z]([a-z0-9-]*[a-z0-9])?|([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3})|http://(localhost|127[.]0[.]0[.]1))(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[A-Za-z0-9_.~/:-]*)?'
  server TRUSTED_PROXIES 'addresses or networks separated by commas without spaces, none with prefix 0' '' 3 2000 \
    '(([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3}(/([1-9]|[12][0-9]|3[0-2]))?|([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}|::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,6})?|[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,5})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,4})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,3})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,2})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,1})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::)(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)(,(([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])([.]([0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])){3}(/([1-9]|[12][0-9]|3[0-2]))?|([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}|::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,6})?|[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,5})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,4})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,3})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,2})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4}(:[0-9a-f]{1,4}){0,1})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::([0-9a-f]{1,4})?|[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}::)(/([1-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?))*'
  server NGINX_WORKER_PROCESSES 'a number from 1 to 64' '' 1 4096 \
    '[1-9]|[1-5][0-9]|6[0-4]'
  server PORT 'a number from 1 to 65535' '' 1 4096 \
    '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
  server REQUEST_LOG_PORT 'a number from 1 to 65535' '' 1 4096 \
    '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
  server METRICS_PORT 'a number from 1 to 65535' '' 1 4096 \
    '([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
}

secret_names() {
  awk 'BEGIN { for (name in ENVIRON) if (ENVIRON[name] != "" && name ~ \
    /^(META|GTM|GA|CONSENT|AWS|COGNITO|ASSETS|GUEST|CONSOLE|STATUS|LATENCY|CONTACT|ERROR|SITE|TRAINING|ANSWER|HSTS|CSP|TRUSTED|NGINX|PORT|REQUEST|METRICS)_(.*_)?(SECRET|SECRET_KEY|PASSWORD|PASSWD|PASSPHRASE|TOKEN|CREDENTIALS?|PRIVATE_KEY|API_KEY|ACCESS_KEY|ACCESS_KEY_ID)$/) print name }' | sort | tr '\n' ' '
}

configured_services() {
  printf '%s' \
    "${META_PIXEL_ID:+ meta-pixel}" \
    "${GTM_ID:+ tag-manager}" \
    "${GA_ID:+ analytics}" \
    "${COGNITO_USER_POOL_ID:+ user-pool}" \
    "${COGNITO_IDENTITY_POOL_ID:+ identity-pool}" \
    "${ASSETS_BUCKET:+ assets}" \
    "${CONTACT_FORM_URL:+ contact-form}" \
    "${ERROR_REPORT_URL:+ fault-reports}" \
    ''
}

has_vendor() {
  [ -n "$META_PIXEL_ID$GTM_ID$GA_ID" ]
}

allow_vendors() {
  if [ -n "$GA_ID" ]; then
    allow script 'https://*.googletagmanager.com'
    allow image 'https://*.google-analytics.com' 'https://*.googletagmanager.com'
    allow connect 'https://*.google-analytics.com' 'https://*.googletagmanager.com' 'https://*.analytics.google.com' 'https://www.google.com'
    allow frame 'https://www.googletagmanager.com'
  fi
  if [ -n "$GTM_ID" ]; then
    allow script 'https://*.googletagmanager.com'
    allow image 'https://*.google-analytics.com' 'https://*.googletagmanager.com'
    allow connect 'https://*.google-analytics.com' 'https://*.googletagmanager.com' 'https://*.analytics.google.com' 'https://www.google.com'
    allow frame 'https://www.googletagmanager.com'
  fi
  if [ -n "$META_PIXEL_ID" ]; then
    allow script 'https://connect.facebook.net'
    allow image 'https://www.facebook.com'
    allow connect 'https://www.facebook.com' 'https://connect.facebook.net'
    allow frame 'https://www.facebook.com'
    allow form 'https://www.facebook.com'
  fi
}

training_bots() {
  printf '%s' 'GPTBot ClaudeBot Google-Extended Applebot-Extended meta-externalagent Amazonbot MistralAI-Training Bytespider CCBot'
}

answer_bots() {
  printf '%s' 'OAI-SearchBot ChatGPT-User Claude-SearchBot Claude-User PerplexityBot Perplexity-User meta-webindexer meta-externalfetcher Amzn-SearchBot Amzn-User MistralAI-Index MistralAI-User DuckAssistBot'
}

sitemap_address() {
  printf '%s' 'https://www.khram.example/sitemap.xml'
}
