#pragma once
// The parts that make up battles, commands, events and states; their words are the protocol's. Readers throw a Refusal
// through their Field (json_field.h), writers never fail.

#include <string>
#include <vector>

#include "game/coin_wars/rules/event.h"
#include "game/kit/kind_of.h"

namespace rules::coin_wars {

// The id, or null if there is no such coin or Army.
Json coin_or_null(const Match& match, int coin);
Json army_or_null(const Match& match, int army);
template <class List, class Write>
Json list_json(const List& list, Write write) {
    Json json = Json::array();
    for (const auto& each : list) json.push_back(write(each));
    return json;
}
// A coin's id or a type's name: 1 to kIdBytes letters, digits, _ - .
std::string id_from(const Field& field);

// Rows of section 1's table. `Brief`: what the `state` reply shows; `Whole`: everything a file holds.
enum class Detail { Brief, Whole };
// The words for traits, in order.
Words trait_words();
Json coin_set_json(const std::vector<CoinType>& types, Detail detail);
std::vector<CoinType> coin_set_from(const Field& field);

// BX-10: adds a side's units to the types, and their names to the side's names.
void read_units(Scenario& scenario, const Field& units, Side side);
Json units_json(const Scenario& scenario, Side side);
// The side's names for types, without those of its units, which are written with the units.
std::map<std::string, std::string> names_without_units(const Scenario& scenario,
                                                       const std::map<std::string, std::string>& names);

// Coins and types of a battle by name; the scenario's types and coins must already be read.
int type_from(const Field& field, const Scenario& scenario);
std::vector<int> types_from(const Field& field, const Scenario& scenario);
// Not so of a unit of no coin: of that only the name is known.
inline bool is_known(const CoinType& type) { return type.diameter > 0; }
// By its name, be that a proper one or not.
const Terrain& ground_from(const Field& field, const Scenario& scenario);
// One of this side's coins.
int coin_from(const Field& field, const Scenario& scenario, Side side);
std::vector<int> coins_from(const Field& field, const Scenario& scenario, Side side);
// Reads ids of coins, and names of types, which mean all coins of that type; only of `side` if given. In order of
// index.
std::vector<int> named_coins_from(const Field& field, const Scenario& scenario, const std::optional<Side>& side);
Json types_json(const std::vector<int>& types, const Scenario& scenario);
Json coins_json(const std::vector<int>& coins, const Scenario& scenario);

// Sides of a die: 4, 6, 8, 10, 12 or 20.
int sides_from(const Field& field);

// Degrees of a victory and results at the round limit that those before them leave nothing to.
std::vector<Complaint> hidden_results(const Scenario& scenario);

// At least three points inside the table; no two edges cross and no point repeats.
std::vector<Vec2> polygon_from(const Field& field, double width, double height);

// The Armies in the battle's set-up: coins of one side, each in at most one Army, a legal make-up, and
// touching if all are on the table. The coins must have been read and must not overlap.
std::vector<std::vector<int>> armies_from(const Field& sides, const Scenario& scenario);
Json armies_json(const Scenario& scenario, Side side);

// The decision a side has to make, as `awaiting` shows it.
Json decision_json(const Match& match, const Decision& decision);

//
FreeBattle free_from(const Field& field);
Json free_json(const FreeBattle& free);
// Refuses, with its location, any part of a free battle that does not fit it. Types, coins and `first` must be known.
void need_fitting_free(const Scenario& scenario, const Field& battle);

// The field of this coin in the file's sides.
Field field_of(const Scenario& scenario, const Field& sides, int coin);
// Throws, with the coin's field, unless all coins lie on the table, clear of each other and of impassable ground.
void need_clear_places(const Scenario& scenario, const Field& sides);

}  // namespace rules::coin_wars
