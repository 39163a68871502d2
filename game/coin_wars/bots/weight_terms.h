#pragma once
// The weights that can be tuned (coinwars-cli lab tune), by name.

#include <array>
#include <string_view>

#include "game/coin_wars/bots/weights.h"

namespace bots {

struct WeightTerm {
    std::string_view name;
    double Weights::*value;
    double step;  // a noticeable change
};
inline constexpr std::array kWeightTerms{
    WeightTerm{"exposure", &Weights::exposure, 0.15}, WeightTerm{"threat", &Weights::threat, 0.08},
    WeightTerm{"approach", &Weights::approach, 0.01}, WeightTerm{"trade", &Weights::trade, 0.15},
    WeightTerm{"company", &Weights::company, 0.12},   WeightTerm{"gather", &Weights::gather, 0.01},
    WeightTerm{"ground", &Weights::ground, 0.15},     WeightTerm{"hold", &Weights::hold, 8},
    WeightTerm{"goal", &Weights::goal, 0.12},         WeightTerm{"hunt", &Weights::hunt, 0.08},
    WeightTerm{"haste", &Weights::haste, 3},          WeightTerm{"waiting", &Weights::waiting, 0.25},
    WeightTerm{"price", &Weights::price, 0.02},
};

}  // namespace bots
