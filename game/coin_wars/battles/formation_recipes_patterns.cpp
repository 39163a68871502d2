#include <algorithm>
#include <cmath>

#include "game/coin_wars/battles/formation_recipes.h"

namespace battles::recipes {

namespace {

// Rows of `files` places `pitch` apart; every second row is shifted right by half a pitch, and the last is
// filled from the left.
Layout checkered(int count, int files, double pitch, double depth) {
    Layout layout;
    for (int i = 0; i < count; ++i) {
        const int row = i / files;
        add(layout, {(i % files) * pitch + (row % 2) * pitch / 2, -row * depth}, row);
    }
    return centred(std::move(layout));
}

// The columns of a grid, those nearest to the middle first; the left one of two equally near.
std::vector<int> from_the_middle(int first, int last) {
    std::vector<int> columns;
    for (int a = first; a <= last; ++a) columns.push_back(a);
    std::ranges::stable_sort(columns, {}, [&](int a) { return std::abs(2 * a - first - last); });
    return columns;
}

}  // namespace

Layout wedge(int count, const Shape& shape) {
    const double s = shape.spacing;
    Layout layout;
    for (int row = 0, left = count; left > 0; left -= row + 1, ++row)
        for (int i = 0; i < std::min(left, row + 1); ++i) {
            // Left to right; a short row fills from both ends inwards.
            const bool whole = left > row;
            const int place = whole ? i : i % 2 == 0 ? i / 2 : row - i / 2;
            add(layout, {(place - row / 2.0) * s, -row * s * kRootOfThree / 2}, row);
        }
    return layout;
}

// Four faces around a hollow; the few left over stand inside it, or else behind the rear face.
Layout square(int count, const Shape& shape) {
    if (count < 4) return line(count, shape);
    const double s = shape.spacing;
    const int k = count / 4;
    Layout layout;
    const auto stand = [&](int a, int b, int part) {
        if (static_cast<int>(layout.centres.size()) < count) add(layout, {(a - k / 2.0) * s, -b * s}, part);
    };
    for (int i = 0; i < k; ++i) stand(i, 0, 0);
    for (int i = 0; i < k; ++i) stand(k, i, 1);
    for (int i = 0; i < k; ++i) stand(k - i, k, 2);
    for (int i = 0; i < k; ++i) stand(0, k - i, 3);
    for (int b = 1; b < k; ++b)
        for (const int a : from_the_middle(1, k - 1)) stand(a, b, 4);
    // At most three are left, and a row behind has room for at least two.
    for (int b = k + 1; b <= k + 2; ++b)
        for (const int a : from_the_middle(0, k)) stand(a, b, 4);
    return layout;
}

Layout quincunx(int count, const Shape& shape) {
    const double pitch = 2 * shape.spacing;
    return checkered(count, files(count, shape, pitch, (count + 2) / 3), pitch, shape.spacing);
}

Layout skirmish(int count, const Shape& shape) {
    const double pitch = 3 * shape.spacing;
    return checkered(count, files(count, shape, pitch, (count + 1) / 2), pitch, 2 * shape.spacing);
}

}  // namespace battles::recipes
