#include "game/coin_wars/lab/spsa.h"

#include <algorithm>
#include <cmath>

#include "engine/core/random.h"
#include "game/coin_wars/lab/random_streams.h"

namespace lab {

namespace {

// Spall's rates: perturbations shrink slowly, the pace decreases once the search is under way.
constexpr double kNarrowing = 0.101, kSlowing = 0.602, kUnderWay = 50;

}  // namespace

SpsaStep next_step(const SpsaTerms& terms, std::span<const SpsaStep> before, const Duel& duel) {
    const int number = static_cast<int>(before.size());
    const std::vector<double>& at = before.empty() ? terms.start : before.back().numbers;
    const double wide = std::pow(number + 1, -kNarrowing);
    const double pace = terms.pace * std::pow(1 + number / kUnderWay, -kSlowing);
    core::Random random(stream(terms.seed, static_cast<std::uint64_t>(number)));
    std::vector<double> way, one = at, other = at;
    for (std::size_t i = 0; i < at.size(); ++i) {
        way.push_back(random.below(2) == 0 ? terms.steps[i] : -terms.steps[i]);
        one[i] = std::max(0.0, at[i] + wide * way[i]);
        other[i] = std::max(0.0, at[i] - wide * way[i]);
    }
    SpsaStep step{duel(one, other, number), at};
    const double far = pace * (2 * step.score - 1) / wide;
    for (std::size_t i = 0; i < at.size(); ++i) step.numbers[i] = std::max(0.0, at[i] + far * way[i]);
    return step;
}

std::vector<double> settled(const SpsaTerms& terms, std::span<const SpsaStep> steps) {
    if (steps.empty()) return terms.start;
    const auto last = steps.last((steps.size() + 3) / 4);
    std::vector<double> mean(terms.start.size(), 0);
    for (const SpsaStep& step : last)
        for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += step.numbers[i] / static_cast<double>(last.size());
    return mean;
}

}  // namespace lab
