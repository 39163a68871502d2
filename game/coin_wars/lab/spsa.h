#pragma once
// Climbs a hill that only shows in duels, each of which is ruled by chance: simultaneous perturbation (SPSA). Every step
// tries all numbers at once, each a little more or less by the toss of a coin, against the opposite, and follows who won.
// Pure: the same seed and duels give the same steps.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lab {

struct SpsaTerms {
    std::vector<double> start, steps;  // as many of each; steps: a change that is felt, above 0
    double pace = 0.4;                 // how many of these a first duel won outright goes
    std::uint64_t seed = 1;
    friend bool operator==(const SpsaTerms&, const SpsaTerms&) = default;
};
struct SpsaStep {
    double score = 0.5;           // of the duel
    std::vector<double> numbers;  // after it, none below 0
    friend bool operator==(const SpsaStep&, const SpsaStep&) = default;
};
// What `one` scores against `other`, 0 to 1, in the duel of that number.
using Duel = std::function<double(const std::vector<double>& one, const std::vector<double>& other, int number)>;

// The step after these.
SpsaStep next_step(const SpsaTerms& terms, std::span<const SpsaStep> before, const Duel& duel);
// Where the steps have led: the mean of their last quarter; the start if there are none.
std::vector<double> settled(const SpsaTerms& terms, std::span<const SpsaStep> steps);

}  // namespace lab
