#include <cmath>
#include <cstdio>

#include "contests.h"
#include "fought.h"
#include "game/hands/physical.h"
#include "game/lab/judge.h"
#include "parts.h"

namespace bench {

namespace {

constexpr int kPairs = 1000;
constexpr double kApart = 0.03;

}  // namespace

// Gathered by the rules or by physics: the laboratory says the same of two formations that march as Armies.
bool hands() {
    lab::Contest contest = wedge_against_line("recruit", kPairs);
    const Fought quick = fought(contest, 0);
    contest.hand = [] { return std::make_unique<hands::PhysicalHand>(); };
    const Fought physical = fought(contest, 0);
    const auto score = [](const Fought& fought) {
        return lab::score(fought.standing.tally, fought.standing.kind);
    };
    const lab::Estimate one = score(quick), other = score(physical);
    const double apart = std::abs(one.value - other.value);
    std::printf(
        "Wedge against Line, %d pairs: quick hand %.3f (%.3f to %.3f), %.1f s; physical hand %.3f (%.3f to "
        "%.3f), "
        "%.1f s; apart %.3f, at most %.2f%s\n",
        kPairs, one.value, one.interval.low, one.interval.high, quick.seconds, other.value,
        other.interval.low, other.interval.high, physical.seconds, apart, kApart,
        apart <= kApart ? "" : "   TOO FAR");
    return apart <= kApart;
}

}  // namespace bench
