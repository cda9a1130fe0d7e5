#!/bin/sh
# The official image's entrypoint runs every executable *.sh of this folder before nginx, and stops when one fails.
/srv/site/startup/site-config.sh
