#pragma once
// Where two forces meet: a table with its zones, terrain and rules, and no coins.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/lab/force.h"
#include "game/kit/phrases.h"

namespace lab {

struct Ground {
    std::string key;    // "felt", or the battle's name
    std::string title;  // English; the catalogue knows it (words::known)
    double width = 36, height = 24;
    std::array<std::vector<Vec2>, 2> zones;  // of Heads, of Tails
    std::vector<cw::Terrain> terrain;
    std::vector<cw::CoinType> types;  // whom `advanced` names
    cw::TableOptions options = cw::kitchen_table();
    cw::AdvancedRules advanced;
    int turns = 0;  // 0: to the end
    cw::AtLimit at_limit = cw::AtLimit::Purse;
};

// Two zones along the long edges, a third of the table deep each.
Ground bare_felt(double width = 36, double height = 24);
// A battle's table, zones, terrain, rules and turn limit. What speaks of its own coins is left out: goals,
// terrain that spares some, going beyond that is bound to some.
Ground ground_of(const battles::Battle& battle);

// Two forces laid on a ground, or a battle as it is. Whoever is Heads in `laid[0]` is A.
struct Meeting {
    std::string ground;  // its title
    // [0]: A plays Heads; [1]: B plays Heads. Of a battle as it is both are the same: A is its Heads.
    std::array<std::shared_ptr<const cw::Scenario>, 2> laid;
    bool as_it_is = false;
    // Coins that lie elsewhere than planned, because ground or the zone's border is in the way; by party, the
    // more of both edges.
    std::array<int, 2> gave_way{};
};

// A as Heads and B as Tails, and the other way round. All together are shifted into the zone, then each goes
// to its place or to the nearest free one. Types of both forces that bear one name but differ are told apart
// by a number behind it. Refused in a sentence where a force has no coin, or one finds no place.
core::Result<Meeting, words::Phrase> meet(const Force& a, const Force& b, const Ground& ground);
// The battle as it is, goals and all: A has the coins of its Heads.
Meeting meet(const battles::Battle& battle);

}  // namespace lab
