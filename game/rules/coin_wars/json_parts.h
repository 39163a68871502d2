#pragma once
// The parts of which battles, commands, events and states are written; the words are the protocol's. Readers
// throw a Refusal through their Field (json_field.h), writers never fail.

#include <string>
#include <vector>

#include "game/rules/coin_wars/event.h"
#include "game/rules/json_field.h"

namespace rules::coin_wars {

const char* word(Side side);
const char* word(Phase phase);
const char* word(Ground kind);
const char* word(How how);
Side side_from(const Field& field);
Json point_json(Vec2 at);
Json polygon_json(const std::vector<Vec2>& polygon);
// A coin's id or a type's name: 1 to kIdBytes letters, digits, _ - .
std::string id_from(const Field& field);

// Rows of section 1's table. `Brief` is what the `state` reply shows, `Whole` all that a file says.
enum class Detail { Brief, Whole };
Json coin_set_json(const std::vector<CoinType>& types, Detail detail);
std::vector<CoinType> coin_set_from(const Field& field);

// R-40 with the advanced rules, which are all off.
Json rules_json(const TableOptions& options);
TableOptions rules_from(const Field& field);
Json victory_json(const Victory& victory);
Victory victory_from(const Field& field);

Json terrain_json(const std::vector<Terrain>& terrain);
// At least three points inside the table, which no edge crosses and no point repeats.
std::vector<Vec2> polygon_from(const Field& field, double width, double height);

// All coins lie on the table, clear of each other and of impassable ground; else throws with the coin's
// place.
void need_clear_places(const Scenario& scenario, const Field& battle);

}  // namespace rules::coin_wars
