// BX-9: dots and bars at the rim of a coin for blows that it survives and shots that it has left.

#include <doctest/doctest.h>

#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

cw::Match ruled(std::vector<cw::SpecialRule> rules) {
    cw::Scenario scenario = *battle({{"h1", "nickel", {10, 10}}, {"t1", "penny", {20, 10}}}).scenario;
    scenario.advanced.special = std::move(rules);
    return cw::begin(std::make_shared<const cw::Scenario>(std::move(scenario)));
}

struct Pips {
    std::size_t dots, bars;
    friend bool operator==(const Pips&, const Pips&) = default;
};
Pips pips_of(const cw::Match& match) {
    render::Scene scene = resting_scene(match, {});
    const std::size_t dots = scene.dots.size(), lines = scene.lines.size();
    mark_pips(scene, match);
    return {scene.dots.size() - dots, scene.lines.size() - lines};
}

const cw::SpecialRule kThreeBlows{"Guard", {.side = cw::Side::Heads}, {}, {.survives = {.blows = 3}}};
const cw::SpecialRule kFourShots{"Few shots", {}, {}, {.shots = 4}};

}  // namespace

TEST_CASE("BX-9: a dot for each blow that a coin still survives, a bar for each shot that it has left") {
    CHECK(pips_of(ruled({})) == Pips{0, 0});
    CHECK(pips_of(ruled({kThreeBlows})) == Pips{2, 0});
    CHECK(pips_of(ruled({kFourShots})) == Pips{0, 4});  // a Penny has none to fire
    cw::Match match = ruled({kThreeBlows, kFourShots});
    CHECK(pips_of(match) == Pips{2, 4});
    match.coin(0).blows = match.coin(0).shots = 1;
    CHECK(pips_of(match) == Pips{1, 3});
    match.coin(0).shots = 4;
    CHECK(pips_of(match) == Pips{1, 0});
    cw::SpecialRule many = kFourShots;
    many.what.shots = 100;
    CHECK(pips_of(ruled({many})) == Pips{0, 12});  // once around the coin
}
