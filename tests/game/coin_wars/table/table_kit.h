#pragma once
// Small battles for the tests of the table: a list of coins on a bare mat of 36 x 24 in, Heads to act.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/hands/quick_hand.h"

namespace table_kit {

namespace cw = rules::coin_wars;
using core::Vec2;

// As in section 1's table.
inline std::vector<cw::CoinType> us_coins() {
    std::vector<cw::CoinType> types;
    const auto add = [&](const char* name, int offense, int defense, double move, double diameter,
                         int cents) -> cw::CoinType& {
        cw::CoinType& type = types.emplace_back();
        type.name = type.title = type.design = name;
        type.offense = offense;
        type.defense = defense;
        type.move = move;
        type.diameter = diameter;
        type.cents = cents;
        return type;
    };
    add("penny", 1, 1, 3, 0.750, 1);
    add("nickel", 3, 5, 3, 0.835, 5).long_range = true;
    add("dime", 5, 3, 5, 0.705, 10).charge = true;
    add("quarter", 10, 10, 5, 0.955, 25).command = true;
    add("half_dollar", 0, 0, 5, 1.205, 50).spy = true;
    add("dollar", 15, 20, 5, 1.043, 100).armored = true;
    return types;
}

struct Lies {
    std::string id;  // h..: Heads, t..: Tails
    std::string type;
    Vec2 at;
};

inline cw::Match battle(const std::vector<Lies>& coins) {
    auto scenario = std::make_shared<cw::Scenario>();
    scenario->title = "Test";
    scenario->types = us_coins();
    scenario->first = cw::Side::Heads;
    for (const Lies& coin : coins) {
        int type = 0;
        while (scenario->types[static_cast<std::size_t>(type)].name != coin.type) ++type;
        scenario->coins.push_back({coin.id, type, coin.id[0] == 'h' ? cw::Side::Heads : cw::Side::Tails, coin.at});
    }
    return cw::begin(scenario);
}

// Three coins a side; a Penny can be met, a Dime shot at.
inline cw::Match two_lines() {
    return battle({{"h1", "penny", {10, 10}},
                   {"h2", "nickel", {14, 10}},
                   {"h3", "dime", {20, 10}},
                   {"t1", "penny", {10, 12}},
                   {"t2", "dime", {14, 14}},
                   {"t3", "nickel", {20, 13}}});
}

struct Played {
    cw::Match before, after;
    std::vector<cw::Event> events;
};

// Gives a command that must be accepted, and returns its effect.
inline Played play(const cw::Match& match, const cw::Command& command) {
    Played played{match, match, {}};
    core::Random random(1);
    hands::QuickHand hand;
    const auto refusal = cw::CoinWars::check(match, command);
    REQUIRE_MESSAGE(!refusal, words::english(refusal->message));
    played.events = cw::CoinWars::apply(played.after, command, random, hand);
    return played;
}

}  // namespace table_kit
