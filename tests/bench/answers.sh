#!/usr/bin/env bash
# answers.sh [PAIRS] [GAMES]: how soon the laboratory knows with 95 % which of two formations is better: nineteen coins
# each, Sergeants, attack on bare felt, tournament; one core. Tries PAIRS (12) of the sixteen's 120 pairs, with at most
# GAMES (4000) battles each, and counts processor seconds. Then estimates the whole matrix on two cores from one of
# six: its cells share the 5 %, and so take longer.
#   CLI=build/release/bin/coinwars-cli tests/bench/answers.sh
set -euo pipefail
pairs=${1:-12} games=${2:-4000}
cd "$(dirname "$0")/../.."
cli=${CLI:-build/release/bin/coinwars-cli}
all=($(ls assets/formations | sed -n 's/\.json$//p'))
terms=(--mix mixed --bot sergeant --ground attack --rules tournament --stop-early --games "$games" --jobs 1 --json)
TIMEFORMAT='%U %S'

# Prints the processor seconds of its command.
cost() { { time "$@" >/dev/null 2>&1; } 2>&1 | awk '{ printf "%.2f\n", $1 + $2 }'; }

list=()
for ((i = 0; i < ${#all[@]}; ++i)); do
    for ((k = i + 1; k < ${#all[@]}; ++k)); do list+=("${all[i]} ${all[k]}"); done
done
for ((n = 0; n < pairs; ++n)); do
    read -r a b <<<"${list[n * ${#list[@]} / pairs]}"
    echo "$(cost "$cli" lab "$a" "$b" "${terms[@]}") $a against $b"
done | sort -n | awk '
    { print; seconds[NR] = $1; within += $1 <= 5 }
    END {
        printf "one answer, of %d pairs: median %.1f s, longest %.1f s; %d within 5 s of one core\n", NR,
            seconds[int((NR + 1) / 2)], seconds[NR], within
    }'
few=("${all[@]:0:6}")
seconds=$(cost "$cli" lab "${few[@]}" "${terms[@]}")
awk -v seconds="$seconds" -v all="${#list[@]}" 'BEGIN {
    printf "a matrix of sixteen: %.1f minutes of two cores, from %.1f s of one core for 15 of its %d cells\n",
        seconds / 15 * all / 2 / 60, seconds, all }'
