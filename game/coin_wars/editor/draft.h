#pragma once
// A battle being edited: the rules' own scenario, which need not be valid yet, and its description. A plain value; each
// edit makes a new one.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_description.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;

struct Draft {
    // A side's zone is empty for the default strip.
    cw::Scenario scenario;
    battles::Pages pages;
    // The names of the sets that define the types, as in the file. If empty, the types are the battle's own.
    std::vector<std::string> coin_sets;
    friend bool operator==(const Draft&, const Draft&) = default;
};

// Makes a bare table of 36 x 24 in with the coins of "us" to choose from; a toss decides who goes first.
core::Result<Draft, battles::Faults> empty_draft(const battles::Library& library);
// Reads a draft. Fails with a place if a part is unreadable; problems.h checks whether the parts fit together.
core::Result<Draft, battles::Faults> draft_from_json(const battles::Library& library, rules::Json json,
                                                     const std::string& file);
// Writes a battle file: coin sets by name, without default values.
rules::Json to_json(const Draft& draft);

// Returns the battle with other coin sets. The error is a sentence if a coin in use is in none of them.
core::Result<Draft, words::Phrase> with_coin_sets(const battles::Library& library, const Draft& draft,
                                                  const std::vector<std::string>& names);

// Makes a battle that starts with a match's current position ("save as battle"): the coins where they are now, with
// their Armies, without fallen coins and those that went beyond. Turns are renumbered from the current one, so that
// arrivals, waiting coins, and whatever begins or ends keep their distance. Goals that count losses ask for the
// remaining ones. The side to act goes first; before the first turn, the battle decides. Texts and coin sets are those
// of `of`.
Draft draft_of_position(const cw::Match& match, const Draft& of);

}  // namespace editor
