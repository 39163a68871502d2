#!/usr/bin/env bash
# fairness.sh FOLDER [BOT] [BATTLES] [WORK] [BATTLE...]: how evenly BOT (general) fights the shipped battles against
# itself, as a Markdown table: the first side's score, draws, ends by the turn limit, score of the side to go first.
# BATTLES (400): number of each; WORK: positions a bot may examine in a turn (0: the level's default). FOLDER stores
# every pair: another call with the same numbers continues an interrupted run.
#   tests/bench/fairness.sh build/fairness general 400 20000
# Fair: a score of 42 to 58 %, draws 10 % at most, turn limit 30 % at most, going first 45 to 55 %. "no" appears only
# if the interval excludes the bounds, or a share exceeds them by more than chance (two standard deviations).
set -euo pipefail
folder=${1:?where the pairs are kept} bot=${2:-general} battles=${3:-400} work=${4:-0}
shift $(($# < 4 ? $# : 4))
cd "$(dirname "$0")/../.."
cli=${CLI:-build/release/bin/coinwars-cli}
mkdir -p "$folder"
test $# -gt 0 || set -- $(grep -L '"year": *0' assets/battles/*.json | xargs grep -l '"year"' | xargs -n 1 basename -s .json)

echo "| battle, ${bot}s on both sides | battles | first side's score | draws | by the limit | who begins | may be fair |"
echo "|---|---|---|---|---|---|---|"
for battle; do
    "$cli" lab "$battle" --bot "$bot" --work "$work" --games "$battles" --out "$folder/$battle.shard" --resume --csv 2>/dev/null |
        awk -F, -v battle="$battle" '
        function beyond(share, most, n) { return share - most > 2 * sqrt(most * (1 - most) / n) }
        # Names of sides may contain commas: count columns from the end.
        NR == 1 { for (i = 1; i <= NF; ++i) behind[$i] = NF - i }
        function of(column) { return $(NF - behind[column]) }
        NR == 2 {
            n = of("a_won") + of("b_won") + of("draws"); draws = of("draws") / n; limit = of("by_limit") / n
            score = of("score"); low = of("score_low"); high = of("score_high"); begins = of("first_mover")
            far = begins < 0.5 ? 0.5 - begins : begins - 0.5
            fair = high >= 0.42 && low <= 0.58 && !beyond(draws, 0.1, n) && !beyond(limit, 0.3, n) && far - 0.05 <= 1 / sqrt(n)
            printf "| %s | %d | %.3f (%.3f to %.3f) | %.0f %% | %.0f %% | %.2f | %s |\n", battle, n, score, low, high, 100 * draws,
                100 * limit, begins, fair ? "yes" : "no"
        }'
done
