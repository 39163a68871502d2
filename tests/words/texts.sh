#!/usr/bin/env bash
# texts.sh DATA_TEXTS FOLDER [update]: collects all texts of the sources and data files in FOLDER/coinwars.pot. Every
# catalogue in assets/words must translate all of them; with `update` they are updated, new texts empty.
set -euo pipefail
data_texts=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
cd "$(dirname "$0")/../.."
find engine game -name '*.h' -o -name '*.cpp' | sort |
    xgettext --from-code=UTF-8 --language=C++ --keyword --keyword=say:1 --keyword=mark:1 --keyword=mark_in:1c,2 --keyword=say_many:2,3 \
        --no-location --add-comments=Translators --files-from=- --output="$folder/code.pot"
# Its braces are not C formats, whatever follows a per cent sign.
sed -i -e 's/charset=CHARSET/charset=UTF-8/' -e '/^#, c-format$/d' "$folder/code.pot"
"$data_texts" assets/{battles,coins,formations,help,lessons,stories,wars}/*.json >"$folder/data.pot"
msgcat --use-first --no-wrap "$folder/code.pot" "$folder/data.pot" --output-file="$folder/coinwars.pot"
for po in assets/words/*.po; do
    if [ "${3:-}" = update ]; then
        msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap "$po" "$folder/coinwars.pot"
        msgattrib --no-obsolete --no-wrap --output-file="$po" "$po"
    else
        msgfmt --check --output-file=/dev/null "$po"
        msgcmp "$po" "$folder/coinwars.pot"
    fi
done
