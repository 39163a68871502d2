#include <algorithm>
#include <cmath>

#include "engine/measure/direction.h"
#include "game/coin_wars/battles/formation_recipes.h"

namespace battles::recipes {

Layout line(int count, const Shape& shape) {
    return rows(count, files(count, shape, shape.spacing, count), shape.spacing);
}

Layout column(int count, const Shape& shape) {
    const int own = count < 6 ? 1 : count < 20 ? 2 : 3;
    return rows(count, files(count, shape, shape.spacing, own), shape.spacing);
}

Layout phalanx(int count, const Shape& shape) {
    return rows(count, files(count, shape, shape.spacing, root_up(2.0 * count)), shape.spacing);
}

Layout syntagma(int count, const Shape& shape) {
    return rows(count, files(count, shape, shape.spacing, root_up(count)), shape.spacing);
}

Layout testudo(int count, const Shape&) { return rows(count, root_up(0.75 * count), 1); }

// A strong left block, and a line from its front rank that slants back by 20 degrees.
Layout oblique(int count, const Shape& shape) {
    const double s = shape.spacing;
    const int strong = tenths(count, 4);
    const auto left = block(strong, std::max(1, static_cast<int>(std::sqrt(strong / 2.0) + 0.5)), s);
    const Vec2 slant = measure::direction(1, 18);
    const double right_end = std::ranges::max(left, {}, &Vec2::x).x;
    Layout layout;
    add(layout, left, {}, 0);
    for (int k = 0; k < count - strong; ++k)
        add(layout, {right_end + s + k * s * slant.x, -k * s * slant.y}, 1);
    return centred(std::move(layout));
}

// A block of pikes with files of shot on both sides, left and right in turn.
Layout tercio(int count, const Shape& shape) {
    const double s = shape.spacing;
    const int pikes = tenths(count, 6);
    const int wide = root_up(pikes);
    const int deep = (pikes + wide - 1) / wide;
    Layout layout;
    add(layout, block(pikes, wide, s), {}, 0);
    for (int shot = 0; shot < count - pikes; ++shot) {
        const bool left = shot % 2 == 0;
        const int on_side = shot / 2;
        const double out = ((wide - 1) / 2.0 + 1 + on_side / deep) * s;
        add(layout, {left ? -out : out, -(on_side % deep) * s}, left ? 1 : 2);
    }
    return layout;
}

// A line between two columns, fronts level.
Layout mixed_order(int count, const Shape& shape) {
    const double s = shape.spacing;
    const int middle = tenths(count, 4);
    const int left = (count - middle + 1) / 2, right = count - middle - left;
    const double end = (middle - 1) / 2.0 * s;
    // A column's middle lies half its files beyond its inner file.
    const auto out = [&](int coins) { return end + s + (std::min(2, coins) - 1) / 2.0 * s; };
    Layout layout;
    add(layout, block(middle, std::max(1, middle), s), {}, 0);
    add(layout, block(left, std::min(2, left), s), {-out(left), 0}, 1);
    if (right > 0) add(layout, block(right, std::min(2, right), s), {out(right), 0}, 2);
    return layout;
}

}  // namespace battles::recipes
