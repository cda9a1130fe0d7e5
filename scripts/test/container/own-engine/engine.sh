#!/bin/sh
# Runs a Docker engine on a bridge of its own, and removes what it leaves behind, whichever way it ends.
#   engine.sh FOLDER KEPT [DOCKERD'S OPTIONS]
# FOLDER takes its state and is removed. KEPT takes images and layers, for later runs; while another engine has it, FOLDER does.
set -eu
folder=$1
kept=$2
shift 2
bridge=
daemon=

# Unmounts first: the engine leaves the network namespace of host-network containers mounted, and a killed one all its layers.
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

# The engine inherits the lock, so that the kernel frees it when both have ended.
mkdir -p "${kept%/*}"
exec 9>"$kept.lock"
data=$kept
flock --nonblock 9 || data=$folder/data
# What other versions kept goes meanwhile: it may be gigabytes.
for lock in "${kept%/*}"/*.lock; do
  other=${lock%.lock}
  [ "$other" = "$kept" ] || (flock --nonblock 8 && remove "$other") 8>"$lock" 9>&- &
done

# Takes the first free number: on docker0, which engines share, two of them give their containers the same addresses. Its own hardware
# address stays: otherwise a bridge has the lowest of its containers', and when that one comes or goes, what the others send is lost
# until they have asked anew; a reset, which nobody sends twice, for good.
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

# Leaves the packet filter alone: an engine that starts would remove the chains of those that run. Published ports are reached through
# the engine's proxy; builds use the machine's network (BUILD_NETWORK).
dockerd --iptables=false --ip6tables=false --bridge "$bridge" --data-root "$data" "$@" &
daemon=$!
# A signal ends a wait early.
while kill -0 "$daemon" 2>/dev/null; do wait "$daemon" || :; done
