#pragma once
// Climbs a hill that can only be measured by random duels: simultaneous perturbation (SPSA). Every step changes all
// numbers at once, each slightly up or down at random, fights the opposite changes, and follows the winner. Pure: the
// same seed and duels give the same steps.

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace lab {

struct SpsaTerms {
    std::vector<double> start, steps;  // equally many of each; steps: a noticeable change, above 0
    double pace = 0.4;                 // steps taken after a clear win in the first duel
    std::uint64_t seed = 1;
    friend bool operator==(const SpsaTerms&, const SpsaTerms&) = default;
};
struct SpsaStep {
    double score = 0.5;           // of the duel
    std::vector<double> numbers;  // after the step, none below 0
    friend bool operator==(const SpsaStep&, const SpsaStep&) = default;
};
// The score of `one` against `other`, 0 to 1, in duel `number`.
using Duel = std::function<double(const std::vector<double>& one, const std::vector<double>& other, int number)>;

// The step that follows `before`.
SpsaStep next_step(const SpsaTerms& terms, std::span<const SpsaStep> before, const Duel& duel);
// The result of the steps: the mean of their last quarter; the start if there are none.
std::vector<double> settled(const SpsaTerms& terms, std::span<const SpsaStep> steps);

}  // namespace lab
