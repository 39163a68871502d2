#pragma once
// The terms of a free battle that two players agree on: table, zones, purse, coin sets, length, clock; and the
// battle that follows from the terms and each player's coins.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/ground_layout.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"
#include "game/kit/json_field.h"

namespace battles {

// Number of coins by type name; never 0.
using Purse = std::map<std::string, int>;
int coins_in(const Purse& purse);

// A player's time in seconds: the bank, and the increment for each turn.
struct ClockTerms {
    int bank = 600, added = 15;
    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// Bounds of the table, inches.
inline constexpr double kMinWidth = 24, kMaxWidth = 96, kMinHeight = 18, kMaxHeight = 48;
inline constexpr double kMinZone = 4;
inline constexpr int kMaxBattles = 9;

struct Terms {
    double width = 36, height = 24;
    double zone = 8;  // depth of each deployment zone, inches, kMinZone to most_zone()
    rules::coin_wars::FreeBattle free{};
    std::vector<std::string> sets{"us"};  // sets that coins are bought from
    bool tournament = true;               // the preset of table options that the agreement starts from
    int turns = 0;                        // 0: no limit
    rules::coin_wars::AtLimit at_limit = rules::coin_wars::AtLimit::Purse;
    bool hidden = false;  // both players buy and set up unseen
    std::optional<ClockTerms> clock{};
    std::vector<GroundLayout> ground{};
    bool twins = true;  // each piece has a twin, turned by half a turn about the centre of the table
    int battles = 1;    // most battles in a series, an odd number; 1: a single battle
    friend bool operator==(const Terms&, const Terms&) = default;
};
// A side's deployment zone: a strip along its edge.
std::vector<Vec2> zone_of(const Terms& terms, rules::coin_wars::Side side);
// The pieces with their twins, as they lie on the table, named by kind.
std::vector<rules::coin_wars::Terrain> terrain_of(const Terms& terms);
// Two zones of this depth (in) leave a third of the table between them.
double most_zone(double height);
// How many coins of the largest size fit side by side in the zone: the terms' limit on coins.
int room_in_zone(const Terms& terms);
// Clamps every number to its bounds.
Terms within_bounds(Terms terms);

rules::Json to_json(const Terms& terms);
Terms terms_from(const rules::Field& field);  // throws a Refusal

// The coin types of these sets, in order; the fault names the set.
core::Result<std::vector<rules::coin_wars::CoinType>, Faults> types_of(const Library& library,
                                                                       const std::vector<std::string>& sets);
// The battle as JSON: all coins still to be deployed, named h1, h2, ... and t1, t2, ...; `names`: the players' names by
// face, empty: the name of the face.
rules::Json battle_of(const Terms& terms, const std::array<std::string, 2>& names, const std::array<Purse, 2>& bought);
// The same battle with the players and their coins swapped: each plays the other face.
rules::Json with_faces_exchanged(rules::Json battle);

}  // namespace battles
