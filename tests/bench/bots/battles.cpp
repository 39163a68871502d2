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
constexpr double kUnfair = 0.08, kBetter = 0.6;
constexpr double kDearest = 5;  // times the median

// How far the score of Heads is from one half, sergeants on both sides; adds what an action cost, seconds of one core.
bool fair(const std::string& battle, std::vector<double>& seconds) {
    const FightResult done = fought(shipped_battle(battle, "sergeant", "sergeant", lab::Swap::Sides, kPairs), 1);
    const lab::Estimate score = lab::score(done.standing.tally, done.standing.kind);
    seconds.push_back(1 / done.actions_a_cpu_second());
    return tell({battle + ": how far the first side's score is from one half, between sergeants",
                 with_unit(score.value, 3, "in ") + std::to_string(done.standing.tally.battles()).append(" battles"),
                 "", std::abs(score.value - 0.5), Bound::AtMost, kUnfair, 3});
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
        all = fair(battle, seconds) && all;
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
