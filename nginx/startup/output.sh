# shellcheck shell=sh disable=SC2016,SC2154 # nginx has variables too; site-config.sh, checks.sh and table.sh set the others
# Writes the files under $run. nginx includes each by name and does not start if one is missing.
output_files='www/config.js www/robots.txt policies.conf page-policies.conf indexing.conf hsts.conf client-address.conf listen.conf metrics-listen.conf request-log.conf workers.conf'

# Removes what an earlier start left in an emptyDir, which outlives the container: a value that is now rejected must not be served.
remove_earlier_output() {
  mkdir -p "$run/www" 2>/dev/null || cannot_write
  set --
  for file in $output_files; do
    set -- "$@" "$run/$file" "$run/$file.new"
  done
  rm -f "$@" || cannot_write
}

write_output() {
  set_policies
  put policies.conf write_policies &&
    put page-policies.conf write_page_policies &&
    put indexing.conf write_indexing &&
    put hsts.conf write_hsts &&
    put client-address.conf write_client_address &&
    put listen.conf write_listen &&
    put metrics-listen.conf write_metrics_listen &&
    put request-log.conf write_request_log &&
    put workers.conf write_workers &&
    put www/config.js write_config_js &&
    write_bots &&
    has_room
}

# Tests for enough space for nginx's own files: without it, nginx would end with a less helpful message.
has_room() {
  head -c 65536 /dev/zero >"$run/room.new" 2>/dev/null || {
    rm -f "$run/room.new"
    return 1
  }
  rm "$run/room.new"
}

# put FILE FUNCTION: writes the function's output atomically (rename)
put() {
  "$2" >"$run/$1.new" && mv "$run/$1.new" "$run/$1"
}

write_config_js() {
  printf 'window.__APP_CONFIG__=Object.freeze({%s});\n' "$public_entries"
}

# If bots are refused, writes a robots.txt that replaces the build's, which allows everything.
write_bots() {
  [ "$TRAINING_BOTS$ANSWER_BOTS" = allowedallowed ] || put www/robots.txt write_robots_txt
}

write_robots_txt() {
  [ "$TRAINING_BOTS" = allowed ] || refuse_bots "$(training_bots)"
  [ "$ANSWER_BOTS" = allowed ] || refuse_bots "$(answer_bots)"
  printf 'User-agent: *\nDisallow:\n\nSitemap: %s\n' "$(sitemap_address)"
}

# refuse_bots "AGENT...": one group of robots.txt (RFC 9309)
refuse_bots() {
  for agent in $1; do
    printf 'User-agent: %s\n' "$agent"
  done
  printf 'Disallow: /\n\n'
}

# Sets $robots. Uses a header, because a robots.txt that blocks crawlers keeps them from seeing that a page is not to be listed. Sample
# documents are of no use in search results.
write_indexing() {
  case $SITE_INDEXING in
    on) robots='""' ;;
    off) robots='"noindex, nofollow"' ;;
    *) robots='$robots_of_build' ;;
  esac
  printf 'map $uri $robots {\n  "~-sample\\.([a-z]+\\.)?pdf$" noindex;\n  default %s;\n}\n' "$robots"
}

# Sends HSTS only if every proxy reports that the visitor came by TLS; since 1.23, nginx joins repeated headers with commas.
write_hsts() {
  value=
  if [ "$HSTS" != off ]; then
    value="max-age=${HSTS%%,*}"
    case $HSTS in *,subdomains*) value="$value; includeSubDomains" ;; esac
    case $HSTS in *,preload) value="$value; preload" ;; esac
  fi
  printf 'map $http_x_forwarded_proto $hsts {\n  https "%s";\n  "~*^ *https *(?:, *https *)*$" "%s";\n  "" "";\n  default "";\n}\n' "$value" "$value"
}

# Limits requests per address only without proxies, behind which all visitors may share one address. A request counts once its headers are
# complete; client_header_timeout ends those that never complete.
write_client_address() {
  if [ -z "$TRUSTED_PROXIES" ]; then
    printf 'limit_conn_zone $binary_remote_addr zone=addresses:1m;\nlimit_conn addresses 512;\nlimit_conn_status 429;\n'
    return
  fi
  printf 'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n'
  IFS=,
  for network in $TRUSTED_PROXIES; do
    printf 'set_real_ip_from %s;\n' "$network"
  done
  IFS=' '
}

write_listen() {
  printf 'listen %s default_server;\n' "$PORT"
  # Without IPv6 in the kernel, the socket fails and nginx does not start.
  [ ! -e /proc/net/if_inet6 ] || printf 'listen [::]:%s default_server ipv6only=on;\n' "$PORT"
}

write_metrics_listen() {
  printf 'listen 127.0.0.1:%s;\n' "$METRICS_PORT"
}

# Uses a connected socket: if no exporter listens, the kernel reports it at once, and nginx logs this and continues.
write_request_log() {
  [ -z "$REQUEST_LOG_PORT" ] ||
    printf 'access_log syslog:server=127.0.0.1:%s,nohostname,tag=site requests;\n' "$REQUEST_LOG_PORT"
}

write_workers() {
  printf 'worker_processes %s;\n' "$(workers)"
}

# Prints NGINX_WORKER_PROCESSES, else the container's CPU limit rounded up, else 2. `auto` would count the node's processors.
workers() {
  if [ -n "$NGINX_WORKER_PROCESSES" ]; then
    printf '%s' "$NGINX_WORKER_PROCESSES"
    return
  fi
  quota=max
  period=0
  cgroup=${SITE_CGROUP_DIR:-/sys/fs/cgroup}
  if [ -r "$cgroup/cpu.max" ]; then
    read -r quota period <"$cgroup/cpu.max"
  elif [ -r "$cgroup/cpu/cpu.cfs_quota_us" ]; then
    read -r quota <"$cgroup/cpu/cpu.cfs_quota_us"
    read -r period <"$cgroup/cpu/cpu.cfs_period_us"
  fi
  case $quota in
    max | -1) printf 2 ;;
    *) printf '%s' $(((quota + period - 1) / period)) ;;
  esac
}
