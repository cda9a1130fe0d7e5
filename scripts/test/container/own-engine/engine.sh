#!/bin/sh
# Runs a Docker engine on a bridge of its own, and removes what it leaves behind, whichever way it ends.
#   engine.sh FOLDER KEPT [DOCKERD'S OPTIONS]
# FOLDER holds its state and is removed. KEPT holds images and layers for later runs; while another engine uses KEPT, FOLDER holds these too.
set -eu
folder=$1
kept=$2
shift 2
bridge=
daemon=

# Unmounts first: the engine leaves the network namespace of host-network containers mounted, and a killed engine leaves all its layers.
remove() {
  awk -v folder="$1" '$2 == folder || index($2, folder "/") == 1 { print $2 }' /proc/mounts | sort -r | xargs -r umount --lazy
  rm -rf "$1"
}

clean() {
  [ -z "$bridge" ] || ip link delete "$bridge"
  remove "$folder"
}
trap clean EXIT
trap '[ -n "$daemon" ] || exit; kill "$daemon" || :' TERM

# The engine inherits the lock, so that the kernel releases it when both have ended.
mkdir -p "${kept%/*}"
exec 9>"$kept.lock"
data=$kept
flock --nonblock 9 || data=$folder/data
# Removes what other versions kept, in the background, since it may be gigabytes.
for lock in "${kept%/*}"/*.lock; do
  other=${lock%.lock}
  [ "$other" = "$kept" ] || (flock --nonblock 8 && remove "$other") 8>"$lock" 9>&- &
done

# Takes the first free number, because on a shared docker0 two engines give their containers the same addresses. Sets a fixed hardware
# address: otherwise a bridge takes the lowest address of its containers, and when that container starts or stops, the other containers lose
# packets until they have resolved the bridge's new address; a TCP reset, which is never resent, is lost for good.
number=0
until said=$(ip link add "site-$number" address "$(printf '02:53:69:74:65:%02x' "$number")" type bridge 2>&1); do
  case $said in
    *'File exists'*) number=$((number + 1)) ;;
    *) echo "no bridge can be added here: $said" && exit 1 ;;
  esac
done
bridge=site-$number
ip address add "10.232.$number.1/24" dev "$bridge"
ip link set "$bridge" up

# Leaves the packet filter alone, because a starting engine would remove the chains of the running ones. Published ports go through the
# engine's proxy; builds use the machine's network (BUILD_NETWORK).
dockerd --iptables=false --ip6tables=false --bridge "$bridge" --data-root "$data" "$@" &
daemon=$!
# Waits again, because a signal ends a wait early.
while kill -0 "$daemon" 2>/dev/null; do wait "$daemon" || :; done
