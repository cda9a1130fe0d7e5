# shellcheck shell=sh
# Checks of one value each, true or false. Every byte is on a list of allowed ones, so that no value needs escaping in
# JavaScript, in nginx.conf or in a header. Ranges such as a-z are spelled out: they depend on the locale in some shells.
lower=abcdefghijklmnopqrstuvwxyz
upper=ABCDEFGHIJKLMNOPQRSTUVWXYZ
digits=0123456789
hex=0123456789abcdef
hex4="[$hex][$hex][$hex][$hex]"

# only CHARACTERS VALUE
only() {
  case $2 in *[!$1]*) return 1 ;; esac
}

# length LOW HIGH VALUE
length() {
  [ "${#3}" -ge "$1" ] && [ "${#3}" -le "$2" ]
}

# between LOW HIGH VALUE: a whole number without leading zeros
between() {
  only "$digits" "$3" && length 1 5 "$3" || return 1
  case $3 in 0?*) return 1 ;; esac
  [ "$3" -ge "$1" ] && [ "$3" -le "$2" ]
}

is_pixel_id() {
  only "$digits" "$1" && length 10 20 "$1"
}

is_gtm_id() {
  case $1 in GTM-*) only "$upper$digits" "${1#GTM-}" && length 8 16 "$1" ;; *) return 1 ;; esac
}

is_ga_id() {
  case $1 in G-*) only "$upper$digits" "${1#G-}" && length 8 16 "$1" ;; *) return 1 ;; esac
}

is_consent_mode() {
  case $1 in opt-out | opt-in) ;; *) return 1 ;; esac
}

is_true_or_false() {
  case $1 in true | false) ;; *) return 1 ;; esac
}

is_on_or_off() {
  case $1 in on | off) ;; *) return 1 ;; esac
}

is_region() {
  only "$lower$digits-" "$1" && length 9 20 "$1" || return 1
  case $1 in
    *--*) return 1 ;;
    [$lower][$lower]-[!-]*-[$digits]) ;;
    *) return 1 ;;
  esac
}

# The pools' ids start with their region, which is also what the page's policy allows it to call.
is_user_pool_id() {
  case $1 in
    "$AWS_REGION"_?*) only "$lower$upper$digits" "${1#*_}" && length 1 34 "${1#*_}" ;;
    *) return 1 ;;
  esac
}

is_client_id() {
  only "$lower$digits" "$1" && length 20 128 "$1"
}

is_identity_pool_id() {
  # shellcheck disable=SC2254 # $hex4 is a pattern, not a text
  case $1 in
    "$AWS_REGION":$hex4$hex4-$hex4-$hex4-$hex4-$hex4$hex4$hex4) ;;
    *) return 1 ;;
  esac
}

# No dots: the certificate of *.s3.REGION.amazonaws.com covers one label.
is_bucket() {
  only "$lower$digits-" "$1" && length 3 63 "$1" || return 1
  case $1 in -* | *- | xn--* | *--ol-s3 | *-s3alias) return 1 ;; esac
}

# https, or http on this machine, for tests and local fake servers
is_url() {
  length 10 200 "$1" || return 1
  case $1 in
    https://*) is_authority "$(authority "$1")" ;;
    http://localhost | http://localhost[:/]* | http://127.0.0.1 | http://127.0.0.1[:/]*) is_authority "$(authority "$1")" ;;
    *) return 1 ;;
  esac || return 1
  only "$lower$upper$digits:/._~-" "$1"
}

# authority URL: host[:port]
authority() {
  set -- "${1#*://}"
  printf '%s' "${1%%/*}"
}

is_authority() {
  only "$lower$digits.:-" "$1" || return 1
  case $1 in
    *:*) between 1 65535 "${1#*:}" || return 1 ;;
  esac
  set -- "${1%%:*}"
  case $1 in '' | [.-]* | *[.-] | *..* | *.-* | *-.*) return 1 ;; esac
  # Browsers take a host whose last label starts with a digit for an IPv4 address, and fail where it is none.
  case ${1##*.} in [$digits]*) is_ipv4 "$1" ;; esac
}

# off, or seconds[,subdomains[,preload]]; the browsers' list takes a year or more only
is_hsts() {
  case $1 in
    off) ;;
    *,subdomains,preload) is_seconds "${1%,subdomains,preload}" && [ "${1%%,*}" -ge 31536000 ] ;;
    *) is_seconds "${1%,subdomains}" ;;
  esac
}

is_seconds() {
  only "$digits" "$1" && length 1 9 "$1" || return 1
  case $1 in 0?*) return 1 ;; esac
}

is_workers() {
  between 1 64 "$1"
}

is_port() {
  between 1 65535 "$1"
}

# Addresses or networks, separated by commas
is_networks() {
  only "$hex.:/," "$1" && length 3 2000 "$1" || return 1
  case $1 in *,) return 1 ;; esac
  IFS=,
  # shellcheck disable=SC2086 # split at the commas
  set -- $1
  IFS=' '
  for network in "$@"; do
    is_network "$network" || return 1
  done
}

# A prefix of 0 would trust the whole internet, and with it any forged address.
is_network() {
  case $1 in
    */*/*) return 1 ;;
    *:*/*) between 1 128 "${1#*/}" ;;
    */*) between 1 32 "${1#*/}" ;;
  esac || return 1
  case ${1%%/*} in
    *:*) is_ipv6 "${1%%/*}" ;;
    *) is_ipv4 "${1%%/*}" ;;
  esac
}

is_ipv4() {
  case $1 in *. | .* | *..*) return 1 ;; esac
  IFS=.
  # shellcheck disable=SC2086 # split at the dots
  set -- $1
  IFS=' '
  [ $# -eq 4 ] && between 0 255 "$1" && between 0 255 "$2" && between 0 255 "$3" && between 0 255 "$4"
}

is_ipv6() {
  only "$hex:" "$1" || return 1
  case $1 in
    *:::* | *::*::* | :[!:]* | *[!:]:) return 1 ;;
    *::*) least=0 most=7 ;;
    *) least=8 most=8 ;;
  esac
  groups=0
  IFS=:
  # shellcheck disable=SC2086 # split at the colons
  set -- $1
  IFS=' '
  for group in "$@"; do
    [ -n "$group" ] || continue
    length 1 4 "$group" || return 1
    groups=$((groups + 1))
  done
  [ "$groups" -ge "$least" ] && [ "$groups" -le "$most" ]
}
