#!/usr/bin/env bash
# desktop.sh PACKAGE: how a desktop sees the Debian package, without installing it: its entry and description are
# valid, the entry opens *.coinwars files, all icon sizes exist. Needs desktop-file-utils, shared-mime-info, appstream.
set -euo pipefail
package=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-deb -x "$package" "$folder"
share=$folder/usr/share

desktop-file-validate "$share/applications/coinwars.desktop"
# The program has no homepage: newer versions warn of that, older ones do not know it.
told=$(appstreamcli validate --no-net "$share/metainfo/coinwars.metainfo.xml" || true)
if grep '^[EW]:' <<<"$told" | grep -v 'url-homepage-missing$' || ! grep -q Validation <<<"$told"; then echo "$told"; exit 1; fi
update-mime-database "$share/mime"
update-desktop-database -q "$share/applications"
grep -q ':application/x-coinwars:\*\.coinwars$' "$share/mime/globs2" || { echo "*.coinwars is no kind of file."; exit 1; }
for kind in x-coinwars x-coinwars-pack; do
    grep -q "^application/$kind=coinwars.desktop;" "$share/applications/mimeinfo.cache" || { echo "Nothing opens $kind."; exit 1; }
done
grep -q '^Exec=coinwars %f$' "$share/applications/coinwars.desktop" || { echo "A file is not given to the program."; exit 1; }
for size in 16 22 24 32 48 64 128 256 512; do
    # A PNG has its width after the first sixteen bytes.
    width=$((0x$(od -An -tx1 -j16 -N4 "$share/icons/hicolor/${size}x$size/apps/coinwars.png" | tr -d ' ')))
    [ "$width" = "$size" ] || { echo "The icon of $size pixels has $width."; exit 1; }
done
echo "the entry, the kind of file and the icon in all sizes hold"
