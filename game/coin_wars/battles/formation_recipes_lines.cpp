#include "engine/measure/direction.h"
#include "game/coin_wars/battles/formation_recipes.h"

namespace battles::recipes {

// A third of a circle.
Layout crescent(int count, const Shape& shape) {
    if (count < 3) return line(count, shape);
    const int steps = count - 1;
    const int turn = 6 * steps;  // half the angle between neighbours times this makes a full turn
    const double radius = shape.spacing / (2 * measure::direction(1, turn).y);
    Layout layout;
    for (int i = 0; i < count; ++i) {
        const Vec2 towards = measure::direction((2 * i - steps + turn) % turn, turn);
        const double off = radius * (1 - towards.x);
        add(layout, {radius * towards.y, shape.horns ? off : -off}, 0);
    }
    return centred(std::move(layout));
}

// A line with wings that lean forward by 60 degrees.
Layout envelopment(int count, const Shape& shape) {
    if (count < 3) return line(count, shape);
    const double s = shape.spacing;
    const int wing = tenths(count, 3);
    const int middle = count - 2 * wing;
    Layout layout;
    add(layout, block(middle, middle, s), {}, 0);
    for (const int side : {-1, 1})
        for (int k = 1; k <= wing; ++k)
            add(layout, {side * ((middle - 1) / 2.0 + k / 2.0) * s, k * s * kRootOfThree / 2},
                side < 0 ? 1 : 2);
    return centred(std::move(layout));
}

// Groups of three, each a step to the right and back.
Layout echelon(int count, const Shape& shape) {
    constexpr int kGroup = 3;
    Layout layout;
    Vec2 at;
    for (int i = 0; i < count; ++i) {
        const double step = shape.spacing * kRootOfHalf;
        if (i > 0) at = at + (i % kGroup == 0 ? Vec2{step, -step} : Vec2{shape.spacing, 0});
        add(layout, at, i / kGroup);
    }
    return centred(std::move(layout));
}

// A line with its right end bent back by 45 degrees.
Layout refused(int count, const Shape& shape) {
    const double s = shape.spacing;
    const int wing = (count + 1) / 3;
    const int straight = count - wing;
    Layout layout;
    for (int j = 0; j < straight; ++j) add(layout, {j * s, 0}, 0);
    for (int k = 1; k <= wing; ++k)
        add(layout, {(straight - 1) * s + k * s * kRootOfHalf, -k * s * kRootOfHalf}, 1);
    return centred(std::move(layout));
}

}  // namespace battles::recipes
