#!/usr/bin/env bash
# duel.sh FOLDER A B PAIRS [WORK-A WORK-B [BATTLE...]]: which of two bots is better, over PAIRS paired battles on each
# of eight battles: the same seed from both sides. FOLDER stores one line per pair, so that another call continues an
# interrupted run, also with more PAIRS. Prints one line per battle, and a total, each with the 95 % interval.
#   tests/bench/duel.sh build/duel marshal general 25 200000 20000
set -euo pipefail
folder=${1:?where the pairs are kept} a=${2:?a bot} b=${3:?another} pairs=${4:?how many a battle} work_a=${5:-0} work_b=${6:-0}
shift $(($# < 6 ? $# : 6))
test $# -gt 0 || set -- two-lines marathon leuctra cannae zama hastings agincourt waterloo
cd "$(dirname "$0")/../.."
export cli=${CLI:-build/release/bin/coinwars-cli} a b work_a work_b kept="$folder/$a-$work_a-$b-$work_b"
mkdir -p "$kept"

# Writes the five counts of pairs, from both lost to both won, for the pair with that seed.
pair() {
    file="$kept/$1.$2"
    test -s "$file" && return
    "$cli" lab sprt "$a" "$b" --on "$1" --games 2 --seed "$2" --work-a "$work_a" --work-b "$work_b" --jobs 1 --json 2>/dev/null |
        tr -d ' \n' | sed 's/.*"pair_scores":\[\([0-9,]*\)\].*/\1\n/' >"$file.new"
    mv "$file.new" "$file"
}
export -f pair
for seed in $(seq 1 "$pairs"); do
    for battle; do echo "$battle $seed"; done
done | xargs -P "${JOBS:-$(nproc)}" -L 1 bash -c 'pair $0 $1'

for battle in "$@" '*'; do
    cat "$kept"/$battle.* | awk -F, -v name="$battle" '
        { for (i = 1; i <= 5; ++i) { sum += $i * (i - 1) / 4; squares += $i * ((i - 1) / 4) ^ 2; n += $i } }
        END {
            mean = sum / n; half = 1.96 * sqrt((squares / n - mean ^ 2) / n)
            printf "%-12s %4d pairs  %.3f (%.3f to %.3f)\n", (name == "*" ? "all" : name), n, mean, (mean > half ? mean - half : 0), (mean + half < 1 ? mean + half : 1)
        }'
done
