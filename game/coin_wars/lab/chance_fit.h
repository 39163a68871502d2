#pragma once
// Fits the weights of the chance to win to samples, and says how well a chance foretells.

#include <span>

#include "game/coin_wars/lab/chance_samples.h"

namespace lab {

// The most likely weights, by Newton's method, drawn a little to 0.
bots::ChanceTerms fit_chance(std::span<const ChanceSample> samples);
// The samples without what playouts foresee.
std::vector<ChanceSample> at_once(std::vector<ChanceSample> samples);

struct Decile {
    double count = 0, said = 0, came = 0;  // said, came: sums
};
// How far apart the two are on average; 0 for none.
double distance(const Decile& decile);
// How well chances agree with what came of them.
struct Calibration {
    double positions = 0;
    double brier = 0, usual = 0;  // mean squared error of the chance, and of the battle's usual score in its place
    std::array<Decile, 10> deciles{};
};
Calibration calibration(std::span<const ChanceSample> samples, const bots::ChanceTerms& weights);

}  // namespace lab
