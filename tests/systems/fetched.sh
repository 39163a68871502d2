#!/usr/bin/env bash
# fetched.sh [RELEASE]: in a bare system of this Debian release (bookworm) without their packages, CMake fetches the
# libraries, the program is built on them, and tests use each of them. The sources come from Debian's source packages
# instead of the network. As root. Exit 77: no bare system can be made on this machine; the sentence says why.
set -euo pipefail
cd "$(dirname "$0")/../.."
. .ci/debian.sh
. tests/systems/bare.sh
release=${1:-bookworm}

missing=$(why_no_bare_system)
[ -z "$missing" ] || { echo "Fetching was not tried: $missing"; exit 77; }
working=$(mktemp -d)
system=$working/system
trap 'remove_system "$working"' EXIT

# The versions that third_party/*.cmake pin, from the Debian releases that have them.
sources="libsdl2/bookworm box2d/bookworm imgui/bookworm libstb/bookworm nlohmann-json3/bookworm cli11/trixie pcg-cpp/bookworm libharu/bookworm
  utf8proc/bookworm harfbuzz/bookworm fribidi/bookworm libsodium/bookworm boost1.83/trixie doctest/trixie rapidcheck/trixie benchmark/bookworm"
private_apt "$working" amd64 "deb-src bookworm main" "deb-src trixie main" "deb bookworm main" >"$working/log" 2>&1 ||
    { tail -n 5 "$working/log"; echo "Fetching was not tried: Debian's package lists could not be read."; exit 77; }
# shellcheck disable=SC2086
debian_sources "$working/sources" $sources >>"$working/log" 2>&1 ||
    { tail -n 5 "$working/log"; echo "Fetching was not tried: the libraries' sources could not be fetched."; exit 77; }
# tl::expected is only a header.
(cd "$working" && apt-get "${private[@]}" -q download libexpected-dev >>log 2>&1 && dpkg-deb -x libexpected-dev_*.deb expected)
mkdir -p "$working/sources/tl-expected"
mv "$working/expected/usr/include" "$working/sources/tl-expected/include"

chown -R root:root "$working/sources"
bare_system "$release" "$system"
git clone -q --no-hardlinks "$PWD" "$system/coinwars"
mv "$working/sources" "$system/sources"
inside "$system" bash /coinwars/tests/systems/fetched_inside.sh /sources
