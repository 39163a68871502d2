#include "game/stories/universalis/rules/odds.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rules::universalis {

namespace {

constexpr int kFaces = 5;    // of a success
constexpr int kLevels = 24;  // Edge dice looked ahead: each continues at most 3 in 10 rolls

// C(n, k) / 2^n
core::Chance successes(int dice, int count) {
    core::Chance chance = core::power(core::Chance(1, 2), dice);
    for (int i = 1; i <= count; ++i) chance *= core::Chance(dice - count + i, i);
    return chance;
}

double share(int dice, int count) {
    return std::exp(std::lgamma(dice + 1) - std::lgamma(count + 1) - std::lgamma(dice - count + 1) -
                    dice * std::log(2.0));
}

// For each number of successes: the chance that two such sums of faces are equal.
std::vector<double> equal_sums(int max) {
    std::vector<double> sums{1.0}, equal;
    for (int count = 0; count <= max; ++count) {
        double same = 0;
        for (const double p : sums) same += p * p;
        equal.push_back(same);
        std::vector<double> next(sums.size() + kFaces, 0.0);
        for (std::size_t sum = 0; sum < sums.size(); ++sum)
            for (std::size_t face = 1; face <= kFaces; ++face) next[sum + face] += sums[sum] / kFaces;
        sums = std::move(next);
    }
    return equal;
}

struct Shares {
    double more = 0, higher = 0, equal = 0;  // higher: a tie in which either side has the higher sum
};

Shares shares(int a, int b, const std::vector<double>& equal) {
    Shares result;
    double below = 0;  // the other side has fewer
    for (int count = 0; count <= a; ++count) {
        const double own = share(a, count), same = count <= b ? share(b, count) : 0;
        result.more += own * below;
        const double tie = own * same, even = equal[static_cast<std::size_t>(std::min(count, b))];
        result.equal += tie * even;
        result.higher += tie * (1 - even) / 2;
        below += same;
    }
    return result;
}

}  // namespace

FirstRoll first_roll(int complication, int opposing) {
    FirstRoll roll;
    core::Chance below;
    for (int count = 0; count <= complication; ++count) {
        const core::Chance own = successes(complication, count);
        const core::Chance same = count <= opposing ? successes(opposing, count) : core::Chance();
        roll.win += own * below;
        roll.tie += own * same;
        below += same;
    }
    roll.lose = core::Chance(1) - roll.win - roll.tie;
    return roll;
}

double overall(int complication, int opposing) {
    if (complication == 0) return 0;
    if (opposing == 0) return 1;
    const std::vector<double> equal = equal_sums(std::min(complication, opposing) + kLevels);
    // Cells of a level: how many of its Edge dice belong to the Complication Pool.
    std::vector<double> after(kLevels + 1, 0.5);
    for (int level = kLevels - 1; level >= 0; --level)
        for (int edge = 0; edge <= level; ++edge) {
            const Shares now = shares(complication + edge, opposing + level - edge, equal);
            const auto cell = static_cast<std::size_t>(edge);
            after[cell] = (now.more + now.higher * (after[cell + 1] + after[cell])) / (1 - now.equal);
        }
    return after[0];
}

}  // namespace rules::universalis
