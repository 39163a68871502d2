// Names of the ground: on their paper if there is room, otherwise beside it; clear of coins and of each other.

#include "game/coin_wars/table/ground_labels.h"

#include <doctest/doctest.h>

#include "engine/core/box.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/table/resting_scene.h"

#include "table_kit.h"

namespace {

using core::Vec2;
namespace cw = rules::coin_wars;

cw::Terrain paper(const std::string& name, Vec2 low, Vec2 high) {
    cw::Terrain ground;
    ground.name = name;
    ground.polygon = {low, {high.x, low.y}, high, {low.x, high.y}};
    return ground;
}

using Places = std::vector<table_kit::Lies>;
const Places kApart{{"h1", "penny", {11, 7}}, {"t1", "penny", {34, 22}}};

render::Scene written(const std::vector<cw::Terrain>& grounds, const table::LabelReading& reading = {},
                      const Places& coins = kApart, const std::vector<render::Pennant>& pennants = {}) {
    auto scenario = std::make_shared<cw::Scenario>(*table_kit::battle(coins).scenario);
    scenario->advanced.terrain = true;
    scenario->terrain = grounds;
    render::Scene scene = table::resting_scene(cw::laid_out(scenario), {});
    scene.pennants = pennants;
    table::write_grounds(scene, *scenario, scene, {}, reading);
    return scene;
}

bool is_on(const render::PaperSheet& paper) {
    const core::Box box = core::box_around(paper.polygon);
    return box.contains(*paper.written_at);
}

}  // namespace

TEST_CASE("a name stands on its paper if it has room there, broken between words if need be") {
    const render::Scene wide = written({paper("Mill Hill", {10, 8}, {18, 12})});
    CHECK(is_on(wide.paper.front()));
    CHECK(wide.paper.front().note == "+1 Defense");
    CHECK(is_on(written({paper("Mill Hill", {10, 8}, {12.6, 12})}, {.notes = false}).paper.front()));
}

TEST_CASE("a name in Japanese is broken between its signs, but not into a column") {
    const auto on = [](double wide) {
        return is_on(
            written({paper("ビッグラウンドトップ", {10, 8}, {10 + wide, 12})}, {.notes = false}).paper.front());
    };
    CHECK(on(3.6));
    CHECK_FALSE(on(0.7));
}

TEST_CASE("where a word is wider than its paper, the name stands beside it") {
    const render::Scene scene = written({paper("Marcoing bridge", {10, 8}, {11, 10})});
    CHECK_FALSE(is_on(scene.paper.front()));
    CHECK(scene.paper.front().name == "Marcoing bridge");
}

TEST_CASE("a name that has room neither on its paper nor above or below it on the table stands at its side") {
    const auto river = written({paper("Aufidusaufidusaufidus", {0, 0}, {2.4, 24})}, {.notes = false}).paper.front();
    CHECK_FALSE(is_on(river));
    CHECK(river.written_at->y == 12);
}

TEST_CASE("a name that stands on another paper than its own is written in that paper's ink") {
    const auto copse =
        written({paper("Beyond the crest", {4, 12}, {30, 22}), paper("Copse", {16, 13}, {17, 14})}).paper[1];
    CHECK_FALSE(is_on(copse));
    CHECK(copse.written_on == copse.colour);
}

TEST_CASE("a picture without words on the felt leaves out what has no room on its paper") {
    const render::Scene scene = written({paper("Marcoing bridge", {10, 8}, {11, 10})}, {.on_felt = false});
    CHECK(scene.paper.front().name.empty());
    CHECK(scene.paper.front().note.empty());
}

TEST_CASE("seen from afar a paper keeps its name alone, then nothing") {
    render::Scene scene = written({paper("Mill", {10, 8}, {18, 10})});
    table::keep_what_fits(scene, 28);
    CHECK(scene.paper.front().note == "+1 Defense");
    table::keep_what_fits(scene, 10);
    CHECK(scene.paper.front().name == "Mill");
    CHECK(scene.paper.front().note.empty());
    table::keep_what_fits(scene, 4);
    CHECK(scene.paper.front().name.empty());
}

TEST_CASE("names keep clear of coins and of each other") {
    const render::Scene scene =
        written({paper("Marcoing bridge", {10, 8}, {12, 10}), paper("Masni\u00e8res bridge", {12.5, 8}, {14.5, 10})});
    const std::vector<core::Box> boxes = table::written_boxes(scene, table::LabelReading{}.scale);
    REQUIRE(boxes.size() == 2);
    CHECK_FALSE(boxes[0].meets(boxes[1]));
    for (const core::Box& box : boxes) CHECK_FALSE(box.grown(scene.coins[0].radius).contains(scene.coins[0].at));
}

TEST_CASE("a name leaves the middle of its paper to a coin, or to a pennant, for whoever looks at it") {
    const cw::Terrain field = paper("Mill Hill", {8, 7}, {28, 17});
    const Places coins{{"h1", "penny", {18, 12}}, {"t1", "penny", {34, 22}}};
    const auto beside_coin = written({field}, {}, coins);
    CHECK(is_on(beside_coin.paper.front()));
    CHECK_FALSE(beside_coin.paper.front().faint);
    const core::Box box = table::written_boxes(beside_coin, table::LabelReading{}.scale).front();
    CHECK_FALSE(box.grown(0.375).contains({18, 12}));
    const std::vector<render::Pennant> pennants{{{17.6, 11.6}, render::Ring::Solid, render::Pennant::Cut::Long}};
    const Vec2 bare = *written({field}).paper.front().written_at;
    CHECK_FALSE(*written({field}, {}, kApart, pennants).paper.front().written_at == bare);
    CHECK_FALSE(*written({field}, {.across = true}, kApart, pennants).paper.front().written_at ==
                *written({field}, {}, kApart, pennants).paper.front().written_at);
}

TEST_CASE("no edge of another paper runs through a name") {
    const cw::Terrain road = paper("Long road with fences", {2, 11.9}, {34, 12.1});
    const cw::Terrain farm = paper("Farm", {17.7, 11}, {18.3, 11.6}), brook = paper("Brook", {15, 12.7}, {21, 12.8});
    const render::Scene scene = written({road, farm, brook});
    const std::vector<core::Box> boxes = table::written_boxes(scene, table::LabelReading{}.scale);
    REQUIRE(boxes.size() == 3);
    CHECK_FALSE(boxes[0].meets({{17.7, 11}, {18.3, 11.6}}));
    CHECK_FALSE(boxes[0].meets({{15, 12.7}, {21, 12.8}}));
}

TEST_CASE("where coins lie everywhere a name is faint and its note is left out") {
    Places coins{{"t1", "penny", {34, 22}}};
    for (int i = 0; i < 48; ++i) coins.push_back({"h" + std::to_string(i + 1), "penny", {9.0 + i % 12, 9.0 + i / 12}});
    const auto sheet = written({paper("Mill Hill", {8, 8}, {21, 13})}, {.on_felt = false}, coins).paper.front();
    CHECK(sheet.faint);
    CHECK(sheet.name == "Mill Hill");
    CHECK(sheet.note.empty());
}

TEST_CASE("of pieces that share a name, those without room for it stay blank") {
    const auto thin = [](double x) { return paper("Canal", {x, 4}, {x + 0.5, 14}); };
    const render::Scene thin_ones = written({thin(8), thin(20)});
    CHECK(thin_ones.paper[0].name == "Canal");
    CHECK(thin_ones.paper[1].name.empty());
    const render::Scene wide_ones = written({paper("Lane", {4, 4}, {9, 10}), paper("Lane", {20, 4}, {25, 10})});
    CHECK(wide_ones.paper[0].name == "Lane");
    CHECK(wide_ones.paper[1].name == "Lane");
}

TEST_CASE("a small picture leaves notes out") {
    const render::Scene scene = written({paper("Mill Hill", {10, 8}, {18, 12})}, {.scale = 12, .notes = false});
    CHECK(scene.paper.front().name == "Mill Hill");
    CHECK(scene.paper.front().note.empty());
}
