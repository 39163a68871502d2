#pragma once
// Tunes a sergeant's weights, or those of a general's rollouts, by battles of weights against weights. The same terms
// give the same steps on every machine with the same arithmetic, for any number of workers.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/bots/weights.h"
#include "game/coin_wars/lab/contest.h"
#include "game/coin_wars/lab/spsa.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/kit/json.h"

namespace lab {

struct Tuning {
    std::string level = "sergeant";  // the level that plays with the weights: sergeant or general
    std::int64_t work = 0;           // the general's, for a turn
    int pairs = 100;                 // pairs of battles in each step
    SpsaTerms spsa;                  // in order of bots::kWeightTerms
    friend bool operator==(const Tuning&, const Tuning&) = default;
};
// The result in the form it is saved: "coinwars-tuning/1".
struct Tuned {
    Tuning tuning;
    std::vector<SpsaStep> steps;
    std::vector<double> weights;        // the result of the steps
    std::optional<Pentanomial> proven;  // pairs of the result against the start, with a separate seed
    friend bool operator==(const Tuned&, const Tuned&) = default;
};

std::vector<double> numbers_of(const bots::Weights& weights);
bots::Weights weights_of(const std::vector<double>& numbers);
// Uses the step sizes of bots::kWeightTerms.
SpsaTerms spsa_from(const std::vector<double>& start, std::uint64_t seed);

// Every shipped battle, openings, and free battles between random lists of equal points.
core::Result<std::vector<Meeting>, battles::Faults> tuning_battles(const battles::Library& library);

// Takes one more step.
void tune_on(Tuned& tuned, const std::vector<Meeting>& battles, int workers);
// Settles on weights and tests them against the start.
void prove(Tuned& tuned, const std::vector<Meeting>& battles, int pairs, int workers);

core::Result<Tuned, battles::Faults> tuned_from_json(const rules::Json& json, const std::string& file);
// One line for each step.
std::string tuned_text(const Tuned& tuned);

}  // namespace lab
