#include <algorithm>
#include <cmath>
#include <vector>

#include "contests.h"
#include "fought.h"
#include "game/coin_wars/lab/statistics.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr int kPairs = 200;
constexpr double kUnfair = 0.08, kUneven = 0.45, kDrawn = 0.1;  // the second for Sergeants, who miss what Generals see
constexpr double kBetter = 0.6;
constexpr double kDearest = 5;  // times the median

// True if the historical battle is fair and rarely drawn, with Generals on both sides, by the results in
// assets/odds/battles.json. Measuring those again takes half an hour (coinwars-cli lab odds --no-handicap).
bool fair(const std::string& battle) {
    const KeptOdds kept = kept_odds(battle);
    const double all = kept.odds.battles, heads = kept.odds.wins[0], tails = kept.odds.wins[1];
    const double score = (1 + (heads - tails) / all) / 2, drawn = 1 - (heads + tails) / all;
    const double off = std::max(0.0, kept.odds.interval().low - 0.5);
    const std::string of_kept = with_unit(all, 0, "kept battles");
    const bool even = tell({battle + ": how far the score's interval is from one half, between generals",
                            with_unit(score, 3, "in ") + of_kept, "", off, Bound::AtMost, kUnfair, 3});
    if (!kept.historical) return even;
    return tell({battle + ": the share that nobody wins, between generals",
                 with_unit(100 * drawn, 0, "% of ") + of_kept, "", drawn, Bound::AtMost, kDrawn, 3}) &&
           even;
}

// True if the score of Heads is near one half, with Sergeants on both sides; adds the seconds of one core per action.
bool not_lopsided(const std::string& battle, std::vector<double>& seconds) {
    const FightResult done = fought(shipped_battle(battle, "sergeant", "sergeant", lab::Swap::Sides, kPairs), 1);
    const lab::Estimate score = lab::score(done.standing.tally, done.standing.kind);
    seconds.push_back(1 / done.actions_a_cpu_second());
    return tell({battle + ": how far the first side's score is from one half, between sergeants",
                 with_unit(score.value, 3, "in ") + std::to_string(done.standing.tally.battles()).append(" battles"),
                 "", std::abs(score.value - 0.5), Bound::AtMost, kUneven, 3});
}

bool better(const std::string& battle) {
    const FightResult done = fought(shipped_battle(battle, "sergeant", "recruit", lab::Swap::Bots, kPairs), 0);
    const lab::Estimate score = lab::score(done.standing.tally, done.standing.kind);
    return tell({battle + ": sergeant against recruit, the score's lower end",
                 with_unit(score.value, 3, "in ") + std::to_string(done.standing.tally.battles()).append(" battles"),
                 "0.5: equals", score.interval.low, Bound::AtLeast, kBetter, 3});
}

}  // namespace

bool battles() {
    bool all = true;
    std::vector<double> seconds;
    for (const std::string& battle : shipped_battles()) {
        all = fair(battle) && all;
        all = not_lopsided(battle, seconds) && all;
        all = better(battle) && all;
    }
    std::ranges::sort(seconds);
    const double median = seconds[seconds.size() / 2];
    return tell({"an action of a sergeant in the dearest battle that ships, to the median of all",
                 with_unit(1e6 * seconds.back(), 1, "us"), with_unit(1e6 * median, 1, "us"), seconds.back() / median,
                 Bound::AtMost, kDearest}) &&
           all;
}

}  // namespace bench
