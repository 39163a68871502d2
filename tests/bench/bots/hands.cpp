#include <cmath>

#include "contests.h"
#include "fought.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/kit/hands/physical_hand.h"
#include "parts.h"
#include "report/figure.h"

namespace bench {

namespace {

constexpr int kPairs = 1000;
constexpr double kApart = 0.03;

}  // namespace

// Coins gathered by the rules or by physics: the laboratory's result for two marching formations of Armies is the same.
bool hands() {
    lab::Contest contest = wedge_against_line("recruit", kPairs);
    const FightResult quick = fought(contest, 0);
    contest.hand = [] { return std::make_unique<hands::PhysicalHand>(); };
    const FightResult physical = fought(contest, 0);
    const auto score = [](const FightResult& fought) {
        return lab::score(fought.standing.tally, fought.standing.kind);
    };
    const lab::Estimate one = score(quick), other = score(physical);
    const double apart = std::abs(one.value - other.value);
    return tell({"Wedge against Line, 1000 pairs: how far the quick hand's score is from the physical one's",
                 with_unit(one.value, 3, "in ") + with_unit(quick.seconds, 1, "s"),
                 with_unit(other.value, 3, "in ") + with_unit(physical.seconds, 1, "s"), apart, Bound::AtMost, kApart,
                 3});
}

}  // namespace bench
