#include "ratio.h"

#include <algorithm>
#include <chrono>

namespace bench {

namespace {

constexpr int kRounds = 100;
constexpr double kRound = 1e6;  // nanoseconds

double now() {
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(since).count());
}

double a_call(const Work& work) {
    const double start = now();
    double calls = 0;
    double spent = 0;
    while (spent < kRound) {
        calls += work();
        spent = now() - start;
    }
    return spent / calls;
}

}  // namespace

Ratio compare(const std::string& what, double max, const Work& ours, const Work& theirs) {
    Ratio ratio{what, a_call(ours), a_call(theirs), max};
    for (int round = 1; round < kRounds; ++round) {
        ratio.ours = std::min(ratio.ours, a_call(ours));
        ratio.theirs = std::min(ratio.theirs, a_call(theirs));
    }
    return ratio;
}

}  // namespace bench
