#include <algorithm>
#include <array>
#include <cstdio>

#include "contests.h"
#include "fought.h"
#include "parts.h"

namespace bench {

namespace {

constexpr double kTimes = 1.9;

}  // namespace

// One worker and two in turns; the best of each, whatever else runs only adds.
bool cores() {
    const lab::Contest contest = lines(20, "sergeant", "sergeant", 150);
    std::array<double, 2> best{1e9, 1e9};
    for (int round = 0; round < 4; ++round)
        for (const int workers : {1, 2}) {
            double& seconds = best[static_cast<std::size_t>(workers - 1)];
            seconds = std::min(seconds, fought(contest, workers).seconds);
        }
    const double times = best[0] / best[1];
    std::printf("two workers are %.2f times as quick as one (%.2f s, %.2f s), at least %.1f%s\n", times,
                best[0], best[1], kTimes, times >= kTimes ? "" : "   TOO SLOW");
    return times >= kTimes;
}

}  // namespace bench
