#!/bin/sh
# Chromium for the browser tests.
#   try      use it or, as root on Debian, install it; else say that the tests are skipped
#   install  the same, with sudo where it is needed; fails when that is not possible
set -eu

mode=${1:-install}
chromium=${CHROMIUM:-/usr/bin/chromium}

if [ -x "$chromium" ]; then
    [ "$mode" = try ] || echo "Chromium is there: $chromium"
    exit 0
fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root=sudo
fi

can_install() {
    [ "$chromium" = /usr/bin/chromium ] && command -v apt-get >/dev/null || return 1
    [ -z "$as_root" ] || { [ "$mode" = install ] && command -v sudo >/dev/null; }
}

install() {
    echo "Installing Chromium for the browser tests"
    $as_root apt-get update -qq &&
        $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -qq -y --no-install-recommends chromium >/dev/null &&
        [ -x "$chromium" ]
}

if can_install && install; then
    exit 0
fi

if [ "$mode" = try ]; then
    echo "No Chromium at $chromium: the browser tests are skipped; 'make browser' gets it."
    exit 0
fi
echo "Cannot install Chromium here. Install Chromium or Chrome yourself, then name it:" >&2
echo "    make test CHROMIUM=/path/to/it" >&2
exit 1
