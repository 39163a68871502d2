#!/usr/bin/env bash
# by_file.sh COINWARS COINWARS_CLI CHECK_LABELS FOLDER: Ada (English) and Ben (German) play Cannae by files: each
# window opens the other one's file, acts and writes the next, opened by name, by drop, or on the page *Join*. Files
# that do not continue the game are refused in a sentence, and the battle continues; German at 200 % too.
set -euo pipefail
program=$1 cli=$2 check=$3 folder=$4
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$folder"
mkdir -p "$folder/mail"
declare -A words=([ada]="" [ben]="--language de" [twin]="--language de" [eve]="")
window=0
size=--scale=100
pace=--fast

declare -A pictured=()
# play WHO SCRIPT [FILE]: opens a window of that profile with the file; its labels are in a folder of its own, $last,
# and its pictures if there are none yet of this script in that size and language
play() {
    local who=$1 script=$2 file=${3:-}
    window=$((window + 1))
    last=$folder/$(printf %02d $window)-$who-$script
    mkdir -p "$last"
    local looks="$script $size ${words[$who]}" without=()
    [ -z "${pictured[$looks]:-}" ] || without=(-e '/"do":"shot"/d')
    pictured[$looks]=1
    sed -e "s|@FILE@|$file|; s|@SENTENCE@|${sentence:-}|; s|@SCREEN@|${screen:-}|" "${without[@]}" "$here/$script.jsonl" \
        >"$last/script.jsonl"
    local opens=()
    case $script in look | answer | answer_too | watch | refused) opens=("$file") ;; esac
    # shellcheck disable=SC2086
    (cd "$last" && "$program" "${opens[@]}" --seed 1 $pace --no-sound --small-pictures --size 1280x800 "$size" --profile "$folder/$who" \
        --drive script.jsonl ${words[$who]} 2>log) || { cat "$last/log"; echo "$last"; exit 1; }
}
field() { sed -nE "s/^ *\"$1\": \"?([^\",]*)\"?,?$/\1/p" "$last/state.json" | head -n 1; }
has() { grep -q "\"$1\"" "$last"/*.labels.json; }
# Copies the profile's newest own file to where the other one finds it.
mail_of() {
    local newest
    newest=$(ls -t "$folder/$1/turns/"*.coinwars | head -n 1)
    mailed=$folder/mail/$(printf %02d $window)-$(basename "$newest")
    cp "$newest" "$mailed"
    "$cli" check "$mailed" >>"$folder/checks"
}
# refuse WHO FILE SENTENCE SCREEN: opens it, and expects this sentence
refuse() { sentence=$3 screen=$4 play "$1" refused "$2"; }

play ada begin
mail_of ada
first=$mailed
cp -r "$folder/ada" "$folder/kept_ada"
play ben answer "$first"
mail_of ben
answered=$mailed
# Somebody else has answered the same file; Ada has Ben's answer.
play eve answer_too "$first"
mail_of eve
eves=$mailed
mailed=$answered
how=(drop join look)
who=ada other=ben
for turn in $(seq 1 24); do
    play $who "${how[$((turn % 3))]}" "$mailed"
    for act in 1 2 3; do
        has "Copy its path" || has "Pfad kopieren" && break
        case $(field phase) in
            order) play $who order ;;
            deploy) play $who deploy ;;
            play) play $who play ;;
        esac
    done
    before=$mailed
    mail_of $who
    [ "$mailed" != "$before" ]
    [ "$(field phase)" = play ] && [ "$(field turn)" -ge 3 ] && break
    read -r who other <<<"$other $who"
done
[ "$(field turn)" -ge 3 ]

# $other concedes in one program and plays on in another: only one of the two files continues the battle.
size=--scale=200 words[$other]='--language de'
play $other look "$mailed"
cp -r "$folder/$other" "$folder/twin"
words[twin]=${words[$other]}
play twin concede
mail_of twin
fork=$mailed
play $other play
mail_of $other
size=--scale=100
play $who look "$mailed"
refuse $who "$fork" "That file continues differently from your game. Nothing was changed." battle
refuse $who "$first" "That file is older than what you have. Nothing was changed." battle
refuse ada "$eves" "All seats at that table are taken. Each belongs to the player who took it first." battle
refuse eve "$mailed" "Others are playing that battle: none of its seats is yours." title
sed 's/"swap":false/"swap":true/' "$mailed" >"$folder/mail/spoilt.coinwars"
play ben spoilt "$folder/mail/spoilt.coinwars"
! "$cli" check "$folder/mail/spoilt.coinwars" 2>>"$folder/checks"

# The battle still continues.
play $who play
mail_of $who
size=--scale=200
play $other look "$mailed"
[ "$(field turn)" -ge 4 ]

# A turn with moves is played on the other table move by move.
size=--scale=100
play $other bot
mail_of $other
pace="" play $who watch "$mailed"

# A battle at one table is saved as such a file, which anybody can open.
size=--scale=100
words[giver]="" words[taker]="--language de"
play giver give
mail_of giver
play taker look "$mailed"
[ "$(field phase)" = order ]
# With trusted dice the coin is tossed at once.
play giver trust
mail_of giver
play taker trusted "$mailed"
cp "$(ls -t "$folder"/taker/turns/*.coinwars | head -n 1)" "$folder/trusted.coinwars"
"$cli" check "$folder/trusted.coinwars" >>"$folder/checks"

grep -q "all have agreed to trust the dice, which each throws alone." "$folder/checks"
grep -q "two screens by Ada and Ben: every step is signed, and no throw was rigged." "$folder/checks"
"$check" "$folder"/*/*.labels.json
