#pragma once
// Fits the weights of the chance to win to samples, and measures how well chances predict.

#include <span>

#include "game/coin_wars/lab/chance_samples.h"

namespace lab {

// The most likely weights by Newton's method, drawn slightly towards 0.
bots::ChanceTerms fit_chance(std::span<const ChanceSample> samples);
// The samples without the terms that playouts provide.
std::vector<ChanceSample> at_once(std::vector<ChanceSample> samples);

struct Decile {
    double count = 0, said = 0, came = 0;  // said, came: sums of predictions and of scores
};
// The average difference between prediction and score; 0 without samples.
double distance(const Decile& decile);
// How well chances agree with results.
struct Calibration {
    double positions = 0;
    double brier = 0, usual = 0;  // mean squared error of the chance, and of the battle's usual score in its place
    std::array<Decile, 10> deciles{};
};
Calibration calibration(std::span<const ChanceSample> samples, const bots::ChanceTerms& weights);

}  // namespace lab
