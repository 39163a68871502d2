// North and scale in a corner of the table: for display only, the same on the screen and on paper.

#include <doctest/doctest.h>

#include "game/coin_wars/rules/map_plan.h"
#include "tests/support/table_text.h"

using namespace tests;

namespace {

Scenario with_map(const MapMarks& map, const std::string& coins = "h1 penny heads 2 2\n t1 penny tails 34 22\n") {
    Scenario battle = scenario(coins);
    battle.map = map;
    return battle;
}

std::string bar(double an_inch, MapUnit unit, MapUnits units) {
    const MapPlan plan = map_plan(with_map({{}, MapScale{an_inch, unit}}), units);
    REQUIRE(plan.words.size() == 1);
    return words::english(plan.words[0].words);
}

double bar_inches(double an_inch, MapUnit unit, MapUnits units) {
    const std::vector<Vec2> line = map_plan(with_map({{}, MapScale{an_inch, unit}}), units).strokes.at(0).points;
    return core::distance(line.at(1), line.at(2));
}

}  // namespace

TEST_CASE("a battle that says nothing of north and scale shows neither") {
    const MapPlan plan = map_plan(with_map({}), MapUnits::Metres);
    CHECK(plan.strokes.empty());
    CHECK(plan.words.empty());
}

TEST_CASE("north is where the battle says, clockwise from the top") {
    const std::pair<int, Vec2> rows[]{{0, {0, 1}}, {90, {1, 0}}, {180, {0, -1}}, {270, {-1, 0}}};
    for (const auto& [north, ahead] : rows) {
        const MapPlan plan = map_plan(with_map({north, {}}), MapUnits::Metres);
        REQUIRE(plan.words.size() == 1);
        const auto& needle = plan.strokes.back().points;
        CHECK(core::distance(core::unit(needle[1] - needle[0]), ahead) < 1e-9);
        CHECK(core::dot(plan.words[0].at - needle[1], ahead) > 0);
        for (const auto& stroke : plan.strokes)
            for (const Vec2 point : stroke.points) CHECK(plan.box.contains(point));
    }
}

TEST_CASE("it lies in the corner with fewest coins") {
    const auto middle = [](const std::string& coins) {
        return map_plan(with_map({0, {}}, coins), MapUnits::Metres).box.center();
    };
    const Vec2 free = middle("h1 penny heads 18 12\n t1 penny tails 19 15\n");
    CHECK(free.x < 18);
    CHECK(free.y > 12);
    const Vec2 low = middle("h1 penny heads 1.5 21.5\n t1 penny tails 34.5 22.5\n");
    CHECK(low.x < 18);
    CHECK(low.y < 12);
    const Vec2 right = middle("h1 penny heads 1.5 21.5\n t1 penny tails 1.5 2.5\n");
    CHECK(right.x > 18);
    CHECK(right.y > 12);
}

TEST_CASE("it leaves a corner through which a paper's edge runs, and lies on a paper that covers it") {
    Scenario battle = with_map({0, {}}, "h1 penny heads 18 12\n t1 penny tails 19 15\n");
    const core::Box before = map_plan(battle, MapUnits::Metres).box;
    Terrain& wood = battle.terrain.emplace_back();
    const double edge = before.center().x;
    wood.polygon = {{0, 12}, {edge, 12}, {edge, 24}, {0, 24}};
    const core::Box beside = map_plan(battle, MapUnits::Metres).box;
    CHECK_FALSE(beside.meets(before));
    CHECK(beside.center().y < 12);
    wood.polygon = {{0, 12}, {9, 12}, {9, 24}, {0, 24}};
    CHECK(map_plan(battle, MapUnits::Metres).box.center() == before.center());
    wood.polygon = {{before.center()}, {9, 20}, {9, 24}};
    CHECK_FALSE(map_plan(battle, MapUnits::Metres).box.meets(before));
}

TEST_CASE("it leaves a corner in which coins have come to lie") {
    const Scenario battle = with_map({0, {}}, "h1 penny heads 18 12\n t1 penny tails 19 15\n");
    const core::Box before = map_plan(battle, MapUnits::Metres).box;
    const std::vector<Vec2> there{before.center()}, elsewhere{{18, 12}};
    CHECK_FALSE(map_plan(battle, MapUnits::Metres, there).box.meets(before));
    CHECK(map_plan(battle, MapUnits::Metres, elsewhere).box.center() == before.center());
}

TEST_CASE("enlarged for a small picture its parts keep their distances and the bar its length") {
    for (const int north : {0, 90, 180, 270}) {
        const Scenario battle = with_map({north, MapScale{150, MapUnit::Metres}});
        const MapPlan usual = map_plan(battle, MapUnits::Metres), large = map_plan(battle, MapUnits::Metres, {}, 3);
        REQUIRE(large.words.size() == 2);
        const auto apart = [](const MapPlan& plan) { return core::distance(plan.words[0].at, plan.words[1].at); };
        CHECK(apart(large) == doctest::Approx(3 * apart(usual)));
        CHECK(words::english(large.words[1].words) == "200 m");
        const std::vector<Vec2>& bar = large.strokes[large.strokes.size() - 2].points;  // then its middle tick
        CHECK(core::distance(bar.at(1), bar.at(2)) == doctest::Approx(200.0 / 150));
        for (const auto& stroke : large.strokes)
            for (const Vec2 point : stroke.points) CHECK(large.box.contains(point));
    }
}

TEST_CASE("a scale's bar is a round number of the reader's units, and no longer than 3.2 in") {
    CHECK(bar(150, MapUnit::Metres, MapUnits::Metres) == "200 m");
    CHECK(bar_inches(150, MapUnit::Metres, MapUnits::Metres) == doctest::Approx(200.0 / 150));
    CHECK(bar(150, MapUnit::Yards, MapUnits::Yards) == "200 yards");
    CHECK(bar(500, MapUnit::Metres, MapUnits::Metres) == "1 km");
    CHECK(bar(2, MapUnit::Km, MapUnits::Metres) == "5 km");
    CHECK(bar(2, MapUnit::Km, MapUnits::Yards) == "2 miles");
    CHECK(bar(0.5, MapUnit::Miles, MapUnits::Yards) == "1 mile");
    CHECK(bar(0.1, MapUnit::Metres, MapUnits::Metres) == "0.20 m");
    for (const double an_inch : {0.01, 0.3, 1.0, 7.0, 99.0, 640.0, 9999.0})
        for (const MapUnits units : {MapUnits::Metres, MapUnits::Yards}) {
            const double inches = bar_inches(an_inch, MapUnit::Metres, units);
            CHECK(inches <= 3.2 + 1e-9);
            CHECK(inches >= 3.2 * 0.39);
        }
}
