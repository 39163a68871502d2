#include <array>
#include <cstdio>

#include "contests.h"
#include "fought.h"
#include "game/lab/judge.h"
#include "parts.h"

namespace bench {

namespace {

struct Bout {
    const char* better;
    const char* worse;
    int coins, pairs;
    double least;  // the score that the whole interval must lie above
};
constexpr std::array kBouts{Bout{"sergeant", "recruit", 20, 200, 0.9},
                            Bout{"general", "sergeant", 20, 12, 0.75},
                            Bout{"general", "recruit", 20, 6, 0.75}};

}  // namespace

bool strength() {
    bool all = true;
    for (const Bout& bout : kBouts) {
        const Fought done = fought(lines(bout.coins, bout.better, bout.worse, bout.pairs), 0);
        const lab::Tally& tally = done.standing.tally;
        const lab::Estimate score = lab::score(tally, done.standing.kind);
        const bool holds = score.interval.low >= bout.least;
        std::printf(
            "%-9s against %-9s %3d coins a side, %4lld battles: %.3f (%.3f to %.3f), %lld drawn; at least "
            "%.2f%s\n",
            bout.better, bout.worse, bout.coins, static_cast<long long>(tally.battles()), score.value,
            score.interval.low, score.interval.high, static_cast<long long>(tally.results[2]), bout.least,
            holds ? "" : "   TOO WEAK");
        all = all && holds;
    }
    return all;
}

}  // namespace bench
