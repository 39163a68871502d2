#pragma once
// Accuracy from 0 to 100 as lichess defines it, from the chance to win that a side's turns lost.

#include <span>
#include <vector>

namespace analysis {

// For a turn that lost this much of the chance, 0 to 1: 103.1668 exp(-4.354415 loss) - 3.1669, plus 1 because no
// analysis is perfect; clamped to 0 to 100.
double accuracy_of_turn(double loss);

struct WeighedTurn {
    double accuracy = 0, weight = 0;
};
// For all turns of a side: the mean of the weighted mean and the harmonic mean. 100 without turns.
double accuracy_of_battle(std::span<const WeighedTurn> turns);

// The weight of each turn: how much the chance varies around it, as the standard deviation in a window, in points, 0.5
// to 12. `chances`: one side's chance before the first turn and after each turn, 0 to 1.
std::vector<double> weights_of_turns(std::span<const double> chances);

}  // namespace analysis
