#!/usr/bin/env bash
# fresh_system.sh PACKAGE: installs the Debian package into a fresh minimal system that holds nothing else, and plays there: a whole
# battle on the command line, and the window's first moves, with /proc and without. Needs root, debootstrap and a Debian mirror.
set -euo pipefail
package=$(realpath "$1")
cd "$(dirname "$0")/../.."
. .ci/debian.sh
command -v debootstrap >/dev/null || { echo "debootstrap is needed"; exit 1; }
system=$(mktemp -d)
tidy_up() {
    umount "$system/proc" 2>/dev/null || true
    rm -rf --one-file-system "$system"
}
trap tidy_up EXIT

debootstrap --variant=minbase "$(. /etc/os-release; echo "$VERSION_CODENAME")" "$system" "$(debian_mirror)" >"$system.log" 2>&1 ||
    { tail "$system.log"; exit 1; }
rm -f "$system.log"
cp "$package" "$system/coinwars.deb"
{ cat tests/gui/scripts/start_at_once.jsonl; echo '{"do":"shot","file":"moved.png"}'; } >"$system/script.jsonl"
inside() { chroot "$system" env -i PATH=/usr/games:/usr/bin:/usr/sbin:/bin:/sbin HOME=/root LANG=C.UTF-8 "$@"; }
inside DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends /coinwars.deb >"$system/install.log" 2>&1 ||
    { tail "$system/install.log"; exit 1; }
echo "installed: $(inside dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} KB' coinwars), $(inside dpkg-query -W | wc -l) packages in all"

plays() {
    rm -rf "$system/root" "$system/out" && mkdir "$system/root" "$system/out"
    inside coinwars-cli play two-lines --heads sergeant --tails sergeant --seed 1 --record /out/battle.json >"$system/out/told"
    inside coinwars-cli replay /out/battle.json | tail -n 1
    inside SDL_VIDEODRIVER=offscreen LIBGL_ALWAYS_SOFTWARE=1 \
        sh -c 'cd /out && coinwars --drive /script.jsonl --fast --no-sound --seed 1 --size 1280x800'
    ls "$system"/out/*.png >/dev/null
    echo "$1: a battle fought, and a window with $(ls "$system"/out/*.png | wc -l) pictures"
}
plays "without /proc"
mount -t proc proc "$system/proc"
plays "with /proc"
