#!/usr/bin/env bash
# languages.sh [LANGUAGE...]: plays the window scripts that ctest plays in German in each other language: no text may
# be cut or overlap another. Ten minutes of one core per language. Excludes scripts that name German texts, and for
# some languages those that expect a word shortened there, or a person with another name there.
set -euo pipefail
cd "$(dirname "$0")/../.."
left_out() {
    echo -n "universalis_first|two_screens|newcomer"
    case $1 in
        fr) echo -n "|battle_armies" ;;
        it) echo -n "|story_waits" ;;
        ja) echo -n "|battle_formations|edged_coins_own|universalis_200|card_draw_200" ;;
    esac
}
for language in "${@:-es fr it ja pl pt_BR}"; do
    for each in $language; do
        echo "$each"
        COINWARS_LANGUAGE=$each ctest --test-dir build/release -R "_de(_|$)" -E "$(left_out "$each")" --output-on-failure -j 2 |
            grep -v "Passed\|Start "
    done
done
