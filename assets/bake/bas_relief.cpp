#include "assets/bake/bas_relief.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace bake {

namespace {

constexpr int kCoarsest = 32;  // side of the coarsest level
constexpr int kCoarsestSweeps = 600;
constexpr int kSweeps = 60;
constexpr float kOverRelaxation = 1.6f;
constexpr float kInside = 0.5f;

// One sweep of successive over-relaxation over one colour of a red-black grid.
void relax(Field& membrane, const Field& mask, int colour) {
    const int side = membrane.width();
    for (int y = 1; y < side - 1; ++y) {
        for (int x = 1 + ((y + colour) & 1); x < side - 1; x += 2) {
            float& value = membrane.at(x, y);
            if (mask.at(x, y) < kInside) {
                value = 0;
                continue;
            }
            const float across = membrane.at(x - 1, y) + membrane.at(x + 1, y);
            const float down = membrane.at(x, y - 1) + membrane.at(x, y + 1);
            value = std::max(0.0f, value + kOverRelaxation * ((across + down + 1) / 4 - value));
        }
    }
}

// The pressure is one per cell, and a cell of the finer level has a quarter of the area.
Field refine(const Field& coarse, int side) {
    Field fine(side, side);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) fine.at(x, y) = 4 * coarse.at(x / 2, y / 2);
    return fine;
}

}  // namespace

// Solves for a membrane under even pressure, fixed outside: laplace(u) = -1. Its square root has vertical
// edges, like struck metal.
Field puff(const Field& mask) {
    std::vector<Field> levels{mask};
    while (levels.back().width() > kCoarsest) levels.push_back(halve(levels.back()));

    Field membrane(levels.back().width(), levels.back().height());
    for (std::size_t level = levels.size(); level-- > 0;) {
        if (level + 1 < levels.size()) membrane = refine(membrane, levels[level].width());
        const int sweeps = level + 1 == levels.size() ? kCoarsestSweeps : kSweeps;
        for (int sweep = 0; sweep < sweeps; ++sweep) {
            relax(membrane, levels[level], 0);
            relax(membrane, levels[level], 1);
        }
    }

    float highest = 0;
    for (float& value : membrane.values()) {
        value = std::sqrt(value);
        highest = std::max(highest, value);
    }
    if (highest > 0)
        for (float& value : membrane.values()) value /= highest;
    return membrane;
}

}  // namespace bake
