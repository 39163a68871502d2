// The sixteen formations: measured, and never too close.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "game/coin_wars/battles/formation.h"
#include "tests/support/at_least.h"

namespace {

using battles::Formation;
using battles::Shape;
using core::Vec2;

constexpr double kSpacings[]{1, 1.25, 1.5, 2};

std::vector<Vec2> places(const Formation& formation, int count, const Shape& shape = {}) {
    return battles::lay_out(formation, count, shape).centres;
}

// Measured over the rims.
Vec2 extent(const std::vector<Vec2>& centres) {
    const auto [left, right] = std::ranges::minmax(centres, {}, &Vec2::x);
    const auto [back, front] = std::ranges::minmax(centres, {}, &Vec2::y);
    return {right.x - left.x + 1, front.y - back.y + 1};
}

double closest_pair(const std::vector<Vec2>& centres) {
    double min = 1e9;
    for (std::size_t i = 0; i < centres.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) min = std::min(min, distance(centres[i], centres[k]));
    return min;
}

bool all_linked(const std::vector<Vec2>& centres) {
    std::vector<Vec2> linked{centres.front()}, rest(centres.begin() + 1, centres.end());
    for (std::size_t i = 0; i < linked.size(); ++i) {
        const Vec2 from = linked[i];
        const auto off =
            std::stable_partition(rest.begin(), rest.end(), [&](Vec2 p) { return distance(p, from) > 1 + 1e-9; });
        linked.insert(linked.end(), off, rest.end());
        rest.erase(off, rest.end());
    }
    return rest.empty();
}

// In an order that does not depend on the order of places.
std::vector<std::pair<double, double>> as_a_set(const std::vector<Vec2>& centres, double mirror = 1) {
    std::vector<std::pair<double, double>> set;
    for (const Vec2 p : centres)
        set.emplace_back(core::round_to_grid(mirror * p.x) + 0.0, core::round_to_grid(p.y) + 0.0);
    std::ranges::sort(set);
    return set;
}

}  // namespace

TEST_CASE("fifteen coins of each formation are as wide and as deep as the facts say") {
    const std::map<std::string_view, Vec2> sizes{
        {"line", {15, 1}},          {"column", {2, 7.87}},       {"phalanx", {6, 2.87}},     {"syntagma", {4, 3.87}},
        {"oblique", {10.52, 3.74}}, {"wedge", {5, 4.46}},        {"square", {4, 4}},         {"tercio", {5, 3}},
        {"quincunx", {10, 3}},      {"crescent", {12.59, 4.35}}, {"envelop", {10, 5.33}},    {"echelon", {13.83, 3.83}},
        {"testudo", {4, 3.87}},     {"skirmish", {22, 3}},       {"refused", {13.54, 4.54}}, {"mixte", {10, 2.87}}};
    CHECK(battles::formations().size() == sizes.size());
    for (const Formation& formation : battles::formations()) {
        CAPTURE(formation.key);
        REQUIRE(sizes.contains(formation.key));
        const Vec2 size = extent(places(formation, 15));
        CHECK(std::abs(size.x - sizes.at(formation.key).x) <= 0.005);
        CHECK(std::abs(size.y - sizes.at(formation.key).y) <= 0.005);
        CHECK(battles::find_formation(formation.key) == &formation);
    }
    CHECK(battles::find_formation("rabble") == nullptr);
}

TEST_CASE("from 3 to 45 coins no centres are closer than a diameter, and the foremost is at the front") {
    for (const Formation& formation : tests::at_least(15, battles::formations()))
        for (int count = 0; count <= 45; ++count)
            for (const double spacing : kSpacings)
                for (const double width : {0.0, 1.0, 4.5, 12.0}) {
                    CAPTURE(formation.key);
                    CAPTURE(count);
                    CAPTURE(spacing);
                    CAPTURE(width);
                    const auto layout = battles::lay_out(formation, count, {width, spacing});
                    REQUIRE(layout.centres.size() == static_cast<std::size_t>(count));
                    REQUIRE(layout.parts.size() == layout.centres.size());
                    if (count == 0) continue;
                    CHECK(std::ranges::max(layout.centres, {}, &Vec2::y).y == doctest::Approx(0));
                    if (count < 3) continue;
                    CHECK(closest_pair(layout.centres) >= 1 - 1e-9);
                }
}

TEST_CASE("touching links all coins of a formation that can be one Army, and no others") {
    for (const Formation& formation : tests::at_least(15, battles::formations()))
        for (int count = 3; count <= 45; ++count) {
            CAPTURE(formation.key);
            CAPTURE(count);
            CHECK(all_linked(places(formation, count)) == formation.one_army);
        }
}

TEST_CASE("what a formation heeds changes it, what it does not heed changes nothing") {
    for (const Formation& formation : tests::at_least(15, battles::formations())) {
        bool width = false, spacing = false, mirrored = false, horns = false;
        for (int count = 3; count <= 45; ++count) {
            const auto own = places(formation, count);
            width = width || places(formation, count, {.width = 5}) != own;
            spacing = spacing || places(formation, count, {.spacing = 1.5}) != own;
            horns = horns || places(formation, count, {.horns = true}) != own;
            const auto other = places(formation, count, {.mirrored = true});
            CHECK(as_a_set(other) == as_a_set(own, -1));
            mirrored = mirrored || as_a_set(other) != as_a_set(own);
        }
        CAPTURE(formation.key);
        CHECK(width == formation.parameters.width);
        CHECK(spacing == formation.parameters.spacing);
        CHECK(mirrored == formation.parameters.mirrored);
        CHECK(horns == formation.parameters.horns);
    }
}

TEST_CASE("the width asked for is the front from rim to rim") {
    struct Row {
        const char* key;
        Shape shape;
        double wide;
    };
    const Row rows[]{{"line", {.width = 5}, 5},     {"line", {.width = 5.9}, 5},
                     {"phalanx", {.width = 8}, 8},  {"phalanx", {.width = 8, .spacing = 1.5}, 7},
                     {"column", {.width = 0.2}, 1}, {"column", {.width = 500}, 15},
                     {"quincunx", {.width = 5}, 6},  // three files, with every other row half a step aside
                     {"wedge", {.width = 2}, 5}};
    for (const Row& row : rows) {
        CAPTURE(row.key);
        CAPTURE(row.shape.width);
        CHECK(extent(places(*battles::find_formation(row.key), 15, row.shape)).x == doctest::Approx(row.wide));
    }
}

TEST_CASE("a crescent bows towards the enemy, or stretches its horns towards him") {
    const auto& crescent = *battles::find_formation("crescent");
    const auto bowed = places(crescent, 9), horned = places(crescent, 9, {.horns = true});
    CHECK(bowed[4].y == doctest::Approx(0));
    CHECK(bowed[0].y < -1);
    CHECK(horned[0].y == doctest::Approx(0));
    CHECK(horned[4].y < -1);
}

TEST_CASE("a short last row of a wedge is filled from both ends inward") {
    const auto wedge = places(*battles::find_formation("wedge"), 13);
    std::string last_row;
    for (std::size_t i = 10; i < wedge.size(); ++i) last_row += std::to_string(wedge[i].x) + " ";
    CHECK(last_row == "-2.000000 2.000000 -1.000000 ");
}

TEST_CASE("who is left over of a square stands inside, else behind the rear face") {
    const auto& square = *battles::find_formation("square");
    CHECK(places(square, 15)[12] == Vec2{-0.5, -1});
    CHECK(places(square, 11)[8] == Vec2{0, -1});
    CHECK(places(square, 11)[9] == Vec2{0, -3});
    CHECK(places(square, 7)[6] == Vec2{-0.5, -3});
}
