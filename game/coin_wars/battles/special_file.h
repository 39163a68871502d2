#pragma once
// Special rules that belong to no battle (BX-9): those of a coin set, and a player's own in special-rules.json of the
// profile folder, format "coinwars-special/1". The coins and ground that they name are looked up at the table that uses
// them.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kSpecialFormat = "coinwars-special/1";

// Reads the file's list. It may name any coin type and ground, but no single coin.
core::Result<rules::Json, Faults> special_from_json(const rules::Json& json, const std::string& file);
// The file of this list.
rules::Json special_file_json(const rules::Json& list);
rules::Json special_schema();

rules::Json special_rule_json(const rules::coin_wars::Scenario& table, const rules::coin_wars::SpecialRule& rule);
// nullopt if the table lacks coins or ground that the rule names.
std::optional<rules::coin_wars::SpecialRule> special_rule_at(const rules::coin_wars::Scenario& table,
                                                             const rules::Json& rule);

// The rules of these coin sets, in order, as their files have them; a file that cannot be read adds none.
rules::Json rules_of_sets(const Library& library, const std::vector<std::string>& names);
// Adds to the battle those rules of its coin sets that concern its coins: after its own, as long as there is room, and
// none whose name the battle already has, so that a battle saved with them does not get them twice.
rules::Json with_rules_of_sets(rules::Json battle, const rules::Json& list);

}  // namespace battles
