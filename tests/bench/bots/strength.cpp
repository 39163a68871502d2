#include <array>

#include "contests.h"
#include "fought.h"
#include "game/coin_wars/lab/statistics.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

struct Bout {
    const char* better;
    const char* worse;
    int pairs;
    double min;  // the interval must be entirely above this score
};
constexpr std::array kBouts{Bout{"sergeant", "recruit", 200, 0.9}, Bout{"general", "sergeant", 12, 0.75},
                            Bout{"general", "recruit", 6, 0.75}};

}  // namespace

bool strength() {
    bool all = true;
    for (const Bout& bout : kBouts) {
        const FightResult done = fought(lines(20, bout.better, bout.worse, bout.pairs), 0);
        const lab::Tally& tally = done.standing.tally;
        const lab::Estimate score = lab::score(tally, done.standing.kind);
        all = tell({std::string(bout.better).append(" against ").append(bout.worse) +
                        ", 20 coins a side: the score's lower end",
                    with_unit(score.value, 3, "in ") + std::to_string(tally.battles()).append(" battles"),
                    "0.5: equals", score.interval.low, Bound::AtLeast, bout.min, 3}) &&
              all;
    }
    return all;
}

}  // namespace bench
