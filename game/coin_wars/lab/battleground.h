#pragma once
// Battlegrounds: a table with its zones, terrain and rules, without coins; and two forces placed on one.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/lab/force.h"
#include "game/kit/phrases.h"

namespace lab {

struct Ground {
    std::string key;    // "felt", or the battle's name
    std::string title;  // in English; words::known translates it
    double width = 36, height = 24;
    std::array<std::vector<Vec2>, 2> zones;  // Heads, Tails
    std::vector<cw::Terrain> terrain;
    std::vector<cw::CoinType> types;           // the types that `advanced` names
    cw::Rulings rulings = cw::kNewestRulings;
    cw::TableOptions options = cw::kitchen_table();
    cw::AdvancedRules advanced;
    int turns = 0;  // 0: no limit
    cw::AtLimit at_limit = cw::AtLimit::Purse;
    // Heads attack: they go first, and win at the limit if half of Tails' value has fallen. Otherwise Tails have held.
    bool attack = false;
};

// Two zones along the long edges, each a third of the table deep.
Ground bare_felt(double width = 36, double height = 24);
// The same with an attacker, for twelve turns: the attacker must act, even if both sides are equal.
Ground attack_on_felt();
inline constexpr int kAttackTurns = 12;
// Grounds without a battle, by key: "felt" or "attack"; nullopt for other keys.
std::optional<Ground> open_ground(const std::string& key);
// Applies the preset "kitchen" or "tournament", except options that presets leave to the battle; empty: no change.
void set_rules(cw::TableOptions& options, std::string_view preset);
// A battle's table, zones, terrain, rules, rulings and turn limit. Leaves out parts that refer to its own coins: goals,
// terrain with exceptions for coins, Going Beyond limited to certain coins.
Ground ground_of(const battles::Battle& battle);

// Two forces placed on a ground, or an unchanged battle. A is Heads in `laid[0]`.
struct Meeting {
    std::string ground;  // its title
    // [0]: A plays Heads; [1]: B plays Heads. For an unchanged battle both are equal, and A plays its Heads.
    std::array<std::shared_ptr<const cw::Scenario>, 2> laid;
    bool fixed_sides = false;
    std::optional<cw::Side> attacker{};  // must come for the other side, by the ground's task
    // By party: coins placed elsewhere than planned because ground or the zone's border was in the way; the higher
    // number of the two edges.
    std::array<int, 2> gave_way{};
};

// Places A as Heads and B as Tails, and vice versa. Each force is shifted into its zone as a whole, then each coin
// takes its place or the nearest free one. Types of the two forces with the same name but different values get a number
// appended. Refuses with a sentence if a force has no coins or a coin has no place.
core::Result<Meeting, words::Phrase> meet(const Force& a, const Force& b, const Ground& ground);
// The unchanged battle, goals included: A plays its Heads.
Meeting meet(const battles::Battle& battle);

}  // namespace lab
