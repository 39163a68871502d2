#pragma once
// Accuracy from 0 to 100 as lichess defines it, from what a side's turns lost of its chance to win.

#include <span>
#include <vector>

namespace analysis {

// Of one turn that lost this much of the chance, 0 to 1: 103.1668 exp(-4.354415 loss) - 3.1669, and 1 more, since no
// analysis is perfect; within 0 and 100.
double accuracy_of_turn(double loss);

struct WeighedTurn {
    double accuracy = 0, weight = 0;
};
// Of all turns of a side: the mean of the weighted mean and the harmonic mean. 100 for none.
double accuracy_of_battle(std::span<const WeighedTurn> turns);

// The weight of each turn: how much the chance moves around it, the standard deviation in a window, in points, 0.5 to 12.
// `chances`: before the first turn and after each turn, of one side, 0 to 1.
std::vector<double> weights_of_turns(std::span<const double> chances);

}  // namespace analysis
