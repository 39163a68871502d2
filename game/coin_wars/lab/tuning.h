#pragma once
// Tunes the weights that a sergeant judges by, or a general's rollouts, by battles of weights against weights. The same
// terms give the same steps on every machine with the same arithmetic, with any number of workers.

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
    std::string level = "sergeant";  // who plays by the weights: sergeant or general
    std::int64_t work = 0;           // of the general, a turn
    int pairs = 100;                 // of battles, in each step
    SpsaTerms spsa;                  // in order of bots::kWeightTerms
    friend bool operator==(const Tuning&, const Tuning&) = default;
};
// What came of it, as it is kept: "coinwars-tuning/1".
struct Tuned {
    Tuning tuning;
    std::vector<SpsaStep> steps;
    std::vector<double> weights;        // where they led
    std::optional<Pentanomial> proven;  // pairs of these against the start, of a seed of their own
    friend bool operator==(const Tuned&, const Tuned&) = default;
};

std::vector<double> numbers_of(const bots::Weights& weights);
bots::Weights weights_of(const std::vector<double>& numbers);
// From weights, with the steps of bots::kWeightTerms.
SpsaTerms spsa_from(const std::vector<double>& start, std::uint64_t seed);

// Every battle that ships, openings, and free battles between equal lists of points drawn by chance.
core::Result<std::vector<Meeting>, battles::Faults> tuning_battles(const battles::Library& library);

// One more step.
void tune_on(Tuned& tuned, const std::vector<Meeting>& battles, int workers);
// Settles on weights and tries them against the start.
void prove(Tuned& tuned, const std::vector<Meeting>& battles, int pairs, int workers);

core::Result<Tuned, battles::Faults> tuned_from_json(const rules::Json& json, const std::string& file);
// One line for each step.
std::string tuned_text(const Tuned& tuned);

}  // namespace lab
