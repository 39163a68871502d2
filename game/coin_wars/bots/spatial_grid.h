#pragma once
// A grid over the table that finds the units near a place.

#include <algorithm>
#include <vector>

#include "engine/core/vec2.h"

namespace bots {

class Field {
public:
    // Resets to an empty table of that size, inches.
    void begin(double width, double height);
    void clear();
    // Adds a unit under a number chosen by the caller; it lies within `around` of its middle.
    void add(int unit, core::Vec2 middle, double around);
    void move(int unit, core::Vec2 from, core::Vec2 to);

    // Calls look(unit) for every unit that may lie within that many inches of the place, and for some beyond.
    template <class Look>
    void near(core::Vec2 place, double within, Look look) const {
        const double far = within + widest_;
        const int left = column(place.x - far), right = column(place.x + far);
        const int low = row(place.y - far), high = row(place.y + far);
        for (int y = low; y <= high; ++y)
            for (int x = left; x <= right; ++x)
                for (const int unit : squares_[static_cast<std::size_t>(y * columns_ + x)]) look(unit);
    }

private:
    static constexpr double kSquare = 6;  // inches

    int column(double x) const { return std::clamp(static_cast<int>(x / kSquare), 0, columns_ - 1); }
    int row(double y) const { return std::clamp(static_cast<int>(y / kSquare), 0, rows_ - 1); }
    std::vector<int>& square(core::Vec2 at) {
        return squares_[static_cast<std::size_t>(row(at.y) * columns_ + column(at.x))];
    }

    int columns_ = 1, rows_ = 1;
    double widest_ = 0;  // the largest `around`
    std::vector<std::vector<int>> squares_{1};
};

}  // namespace bots
