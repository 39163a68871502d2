#pragma once
// What two players agree on before a free battle: table, zones, purse, coin sets, length, clock; and
// the battle that comes of it and of the coins that each has bought.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"
#include "game/kit/json_field.h"

namespace battles {

// How many coins of each type, by its name; none of them 0.
using Purse = std::map<std::string, int>;
int coins_in(const Purse& purse);

// A player's time: the bank, and what is added to it with each turn. Seconds.
struct ClockTerms {
    int bank = 600, added = 15;
    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// Bounds of the table, inches.
inline constexpr double kLeastWidth = 24, kMostWidth = 96, kLeastHeight = 18, kMostHeight = 48;
inline constexpr double kLeastZone = 4;
inline constexpr int kMostBattles = 9;

struct Terms {
    double width = 36, height = 24;
    double zone = 8;  // depth of each deployment zone, kLeastZone to most_zone()
    rules::coin_wars::FreeBattle free{};
    std::vector<std::string> sets{"us"};  // from which coins are bought
    bool tournament = true;               // the table options that the agreement begins with
    int turns = 0;                        // 0: to the end
    rules::coin_wars::AtLimit at_limit = rules::coin_wars::AtLimit::Purse;
    bool hidden = false;  // each buys and sets up unseen
    std::optional<ClockTerms> clock{};
    int battles = 1;  // of a series at most so many, an odd number; 1: a single battle
    friend bool operator==(const Terms&, const Terms&) = default;
};
// Two zones leave a third of the table between them.
double most_zone(double height);
// So many coins of the largest size lie side by side in the zone: more may not be agreed on.
int room_in_zone(const Terms& terms);
// Every number within its bounds.
Terms within_bounds(Terms terms);

rules::Json to_json(const Terms& terms);
Terms terms_from(const rules::Field& field);  // throws a Refusal

// The coin types of these sets, in their order; the fault names the set.
core::Result<std::vector<rules::coin_wars::CoinType>, Faults> types_of(const Library& library,
                                                                       const std::vector<std::string>& sets);
// The battle as data: all coins still to be deployed, h1, h2, ... and t1, t2, ...; names of players by the
// face that they play, empty: the face's own.
rules::Json battle_of(const Terms& terms, const std::array<std::string, 2>& names,
                      const std::array<Purse, 2>& bought);
// The same battle, the players with their coins exchanged: each plays the other face.
rules::Json with_faces_exchanged(rules::Json battle);

}  // namespace battles
