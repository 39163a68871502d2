#include <algorithm>
#include <cmath>

#include "game/coin_wars/battles/formation_recipes.h"

namespace battles::recipes {

int tenths(int count, int of_ten) { return (of_ten * count + 5) / 10; }

int root_up(double square) { return static_cast<int>(std::ceil(std::sqrt(square))); }

int files(int count, const Shape& shape, double pitch, int own) {
    if (shape.width <= 0) return std::clamp(own, 1, count);
    return static_cast<int>(
        std::clamp(std::floor((shape.width - 1) / pitch) + 1, 1.0, static_cast<double>(count)));
}

std::vector<Vec2> block(int count, int files, double spacing) {
    std::vector<Vec2> centres;
    double back = 0;
    for (int first = 0; first < count; first += files) {
        const int in_row = std::min(files, count - first);
        if (first > 0) back += (files - in_row) % 2 == 0 ? spacing : spacing * kRootOfThree / 2;
        for (int j = 0; j < in_row; ++j) centres.push_back({(j - (in_row - 1) / 2.0) * spacing, -back});
    }
    return centres;
}

Layout rows(int count, int files, double spacing) {
    Layout layout{block(count, files, spacing), {}};
    for (int i = 0; i < count; ++i) layout.parts.push_back(i / files);
    return layout;
}

void add(Layout& layout, Vec2 centre, int part) {
    layout.centres.push_back(centre);
    layout.parts.push_back(part);
}

void add(Layout& layout, const std::vector<Vec2>& centres, Vec2 shift, int part) {
    for (const Vec2 centre : centres) add(layout, centre + shift, part);
}

Layout centred(Layout layout) {
    const auto [left, right] = std::ranges::minmax(layout.centres, {}, &Vec2::x);
    const double front = std::ranges::max(layout.centres, {}, &Vec2::y).y;
    const Vec2 middle{(left.x + right.x) / 2, front};
    for (Vec2& centre : layout.centres) centre = centre - middle;
    return layout;
}

}  // namespace battles::recipes
