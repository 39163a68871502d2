#include "game/coin_wars/analysis/accuracy.h"

#include <algorithm>
#include <cmath>

namespace analysis {

namespace {

constexpr double kMinWeight = 0.5, kMaxWeight = 12;

double deviation(std::span<const double> values) {
    double sum = 0, squares = 0;
    for (const double value : values) sum += value;
    const double mean = sum / static_cast<double>(values.size());
    for (const double value : values) squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size()));
}

}  // namespace

double accuracy_of_turn(double loss) {
    if (loss <= 0) return 100;
    const double raw = 103.1668100711649 * std::exp(-0.04354415386753951 * 100 * loss) - 3.166924740191411;
    return std::clamp(raw + 1, 0.0, 100.0);
}

double accuracy_of_battle(std::span<const WeighedTurn> turns) {
    if (turns.empty()) return 100;
    double weighted = 0, weights = 0, inverse = 0;
    for (const WeighedTurn& turn : turns) {
        weighted += turn.weight * turn.accuracy;
        weights += turn.weight;
        inverse += 1 / std::max(turn.accuracy, 0.01);
    }
    return (weighted / weights + static_cast<double>(turns.size()) / inverse) / 2;
}

std::vector<double> weights_of_turns(std::span<const double> chances) {
    std::vector<double> points;
    for (const double chance : chances) points.push_back(100 * chance);
    const std::size_t turns = points.size() - 1;
    const std::size_t window = std::min(points.size(), std::clamp<std::size_t>(turns / 10, 2, 8));
    std::vector<double> weights;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        // The first turns share the first window.
        const std::size_t end = std::max(window, turn + 2), first = end - window;
        weights.push_back(std::clamp(deviation(std::span(points).subspan(first, window)), kMinWeight, kMaxWeight));
    }
    return weights;
}

}  // namespace analysis
