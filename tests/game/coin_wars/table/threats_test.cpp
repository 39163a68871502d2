// Who could strike a unit where it would come to rest: in the enemy's coming turn, by what is left then.

#include <doctest/doctest.h>

#include "game/coin_wars/table/aim.h"
#include "game/coin_wars/table/danger.h"
#include "table_kit.h"

using namespace table;
using table_kit::battle;

namespace {

template <class Change>
cw::Match changed(const cw::Match& match, const Change& change) {
    auto scenario = std::make_shared<cw::Scenario>(*match.scenario);
    change(*scenario);
    return cw::begin(scenario);
}

cw::SpecialRule rule_for(cw::Side side, const cw::SpecialWhen& when, const cw::SpecialWhat& what) {
    return {"Rule", {.side = side}, when, what};
}

Aim looked_out(const cw::Match& match, const char* coin, Vec2 to) {
    Aim made = aim(match, {match.find(coin)}, to);
    look_out(made, match);
    return made;
}

}  // namespace

TEST_CASE("the side that goes second is answered in the next round, by its rules") {
    const auto in_round = [](int turn, int last) {
        cw::Match match =
            changed(battle({{"h1", "nickel", {10, 10}}, {"t1", "dime", {10, 17}}, {"t2", "dime", {10, 12}}}),
                    [&](cw::Scenario& scenario) {
                        scenario.advanced.special = {rule_for(cw::Side::Heads, {.to_turn = 3}, {.offense = -2})};
                        scenario.victory.turns = last;
                    });
        match.side = cw::Side::Tails;
        match.turn = turn;
        return match;
    };
    const cw::Match weak = in_round(2, 0), strong = in_round(3, 0), last = in_round(3, 3);
    CHECK(looked_out(weak, "t1", {10, 13}).threats.at(0).odds.target.falls == 0);
    CHECK(danger_to(weak, cw::Side::Tails, false).endangered.empty());
    CHECK(looked_out(strong, "t1", {10, 13}).threats.at(0).odds.target.falls == 1);
    CHECK(danger_to(strong, cw::Side::Tails, false).endangered.size() == 1);
    CHECK(looked_out(last, "t1", {10, 13}).threats.empty());
    CHECK(danger_to(last, cw::Side::Tails, false).strikers.empty());
    CHECK(cw::threats(strong, strong.find("t1"), {10, 13}).size() == 1);
    CHECK(cw::threats(last, last.find("t1"), {10, 13}).empty());
}

TEST_CASE("R-28: whoever charged onto defensive ground has no bonus there") {
    const cw::Match bare = battle({{"h1", "dime", {10, 10}}, {"t1", "penny", {14.7, 10}}, {"t2", "nickel", {14, 13}}});
    const cw::Match match = changed(bare, [](cw::Scenario& scenario) {
        scenario.advanced.terrain = true;
        scenario.terrain = {{"Hill", cw::Ground::Defensive, {{12, 8}, {16, 8}, {16, 12}, {12, 12}}}};
    });
    const Aim charge = looked_out(match, "h1", {14.7, 10});
    REQUIRE(charge.act == Act::Charge);
    CHECK(charge.threats.at(0).odds.target.falls == 1);
    const Aim move = looked_out(match, "h1", {13.5, 10.5});
    REQUIRE(move.act == Act::Move);
    CHECK(move.threats.at(0).odds.target.falls == 0);
}

TEST_CASE("whoever falls in the aimed attack is threatened by nobody") {
    const cw::Match match = battle({{"h1", "dime", {10, 10}}, {"t1", "quarter", {13, 10}}, {"t2", "nickel", {12, 12}}});
    const Aim charge = looked_out(match, "h1", {13, 10});
    REQUIRE(charge.odds);
    CHECK(charge.odds->attacker.falls == 1);
    CHECK(charge.threats.empty());
}

TEST_CASE("a move and a strike must both be paid for") {
    const cw::Match bare = battle({{"h1", "penny", {10, 10}}, {"t1", "penny", {10, 15}}});
    for (const int each : {5, 6}) {
        const cw::Match match = changed(bare, [&](cw::Scenario& scenario) {
            scenario.options.engage = cw::Engage::MoveThenAttack;
            scenario.advanced.special = {rule_for(cw::Side::Tails, {}, {.duty = {.actions = each}})};
        });
        CHECK(looked_out(match, "h1", {10, 12}).threats.size() == (each == 5 ? 1u : 0u));
        CHECK(cw::threats(match, match.find("h1"), {10, 12}).size() == (each == 5 ? 1u : 0u));
    }
}
