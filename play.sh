#!/usr/bin/env bash
# Installs what is missing (asks once), builds, and opens the game. Other arguments go to the game: ./play.sh cannae
#   --yes   do not ask before installing
set -euo pipefail
cd "$(dirname "$0")"
. .ci/prepare.sh

yes=0
words=()
for word in "$@"; do
    if [ "$word" = --yes ]; then yes=1; else words+=("$word"); fi
done

# shellcheck disable=SC2086
need $build_packages
target=coinwars
if [ ! -f build/release/build.ninja ]; then
    build release -DBUILD_TESTING=OFF -DCOINWARS_WERROR=OFF
else
    # Where test.sh built first, a warning fails the build; it must not stop the game.
    build release || build release -DCOINWARS_WERROR=OFF
fi
exec build/release/bin/coinwars "${words[@]}"
