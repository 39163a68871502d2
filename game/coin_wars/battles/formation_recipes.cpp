#include "game/coin_wars/battles/formation_recipes.h"

#include <algorithm>

#include "engine/measure/direction.h"

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

int tenths(int count, int of_ten) { return (of_ten * count + 5) / 10; }

int root_up(double square) { return static_cast<int>(std::ceil(std::sqrt(square))); }

int files(int count, const Shape& shape, double pitch, int own) {
    if (shape.width <= 0) return std::clamp(own, 1, count);
    return static_cast<int>(std::clamp(std::floor((shape.width - 1) / pitch) + 1, 1.0, static_cast<double>(count)));
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
    for (int k = 0; k < count - strong; ++k) add(layout, {right_end + s + k * s * slant.x, -k * s * slant.y}, 1);
    return centred(std::move(layout));
}

// A block of pikes with files of shot on both sides, left and right alternating.
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
    // A column's centre is half its files beyond its inner file.
    const auto out = [&](int coins) { return end + s + (std::min(2, coins) - 1) / 2.0 * s; };
    Layout layout;
    add(layout, block(middle, std::max(1, middle), s), {}, 0);
    add(layout, block(left, std::min(2, left), s), {-out(left), 0}, 1);
    if (right > 0) add(layout, block(right, std::min(2, right), s), {out(right), 0}, 2);
    return layout;
}

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

// Four faces around a hollow; leftover coins stand inside, or else behind the rear face.
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
            add(layout, {side * ((middle - 1) / 2.0 + k / 2.0) * s, k * s * kRootOfThree / 2}, side < 0 ? 1 : 2);
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
    for (int k = 1; k <= wing; ++k) add(layout, {(straight - 1) * s + k * s * kRootOfHalf, -k * s * kRootOfHalf}, 1);
    return centred(std::move(layout));
}

}  // namespace battles::recipes
