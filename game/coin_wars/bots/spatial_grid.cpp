#include "game/coin_wars/bots/spatial_grid.h"

namespace bots {

void Field::begin(double width, double height) {
    columns_ = std::max(1, static_cast<int>(std::ceil(width / kSquare)));
    rows_ = std::max(1, static_cast<int>(std::ceil(height / kSquare)));
    squares_.assign(static_cast<std::size_t>(columns_ * rows_), {});
    widest_ = 0;
}

void Field::clear() {
    for (auto& units : squares_) units.clear();
    widest_ = 0;
}

void Field::add(int unit, core::Vec2 middle, double around) {
    square(middle).push_back(unit);
    widest_ = std::max(widest_, around);
}

void Field::move(int unit, core::Vec2 from, core::Vec2 to) {
    std::vector<int>&before = square(from), &after = square(to);
    if (&before == &after) return;
    std::erase(before, unit);
    after.push_back(unit);
}

}  // namespace bots
