#!/usr/bin/env bash
# fresh_system.sh PACKAGE [RELEASE]: installs the Debian package into a fresh minimal system, of this machine's Debian
# release or another one, and plays there: a whole battle on the command line, and the window's first moves, with
# /proc and without. Needs root, debootstrap and a Debian mirror.
set -euo pipefail
package=$(realpath "$1")
release=${2:-$(. /etc/os-release; echo "$VERSION_CODENAME")}
cd "$(dirname "$0")/../.."
. .ci/debian.sh
. tests/systems/bare.sh
missing=$(why_no_bare_system)
[ -z "$missing" ] || { echo "No fresh system: $missing"; exit 1; }
working=$(mktemp -d)
system=$working/system
trap 'remove_system "$working"' EXIT

bare_system "$release" "$system"
cp "$package" "$system/coinwars.deb"
{ cat tests/gui/scripts/start_at_once.jsonl; echo '{"do":"shot","file":"moved.png"}'; } >"$system/script.jsonl"
without_proc() { chroot "$1" env -i PATH=/usr/games:/usr/bin:/usr/sbin:/bin:/sbin HOME=/root LANG=C.UTF-8 "${@:2}"; }
inside "$system" DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends /coinwars.deb >"$system/install.log" 2>&1 ||
    { tail "$system/install.log"; exit 1; }
echo "installed: $(inside "$system" dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} KB' coinwars)," \
    "$(inside "$system" dpkg-query -W | wc -l) packages in all"

# plays HOW: `inside` or `without_proc`.
plays() {
    rm -rf "$system/root" "$system/out" && mkdir "$system/root" "$system/out"
    "$1" "$system" coinwars-cli play two-lines --heads sergeant --tails sergeant --seed 1 --record /out/battle.json >"$system/out/told"
    "$1" "$system" coinwars-cli replay /out/battle.json | tail -n 1
    "$1" "$system" SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 \
        sh -c 'cd /out && coinwars --drive /script.jsonl --fast --no-sound --seed 1 --size 1280x800'
    ls "$system"/out/*.png >/dev/null
    echo "$2: a battle fought, and a window with $(ls "$system"/out/*.png | wc -l) pictures"
}
plays without_proc "without /proc"
plays inside "with /proc"
