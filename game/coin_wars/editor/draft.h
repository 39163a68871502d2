#pragma once
// A battle being edited: the rules' own scenario, which need not be valid yet, and the description around it.
// A plain value; each edit makes a new one.

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
    // A side's zone is empty if it is the default strip.
    cw::Scenario scenario;
    battles::Pages pages;
    // The sets that define the types, by name as in the file; empty: the types are the battle's own.
    std::vector<std::string> coin_sets;
    friend bool operator==(const Draft&, const Draft&) = default;
};

// A bare table of 36 x 24 in, the coins of "us" to choose from, first turn by toss.
core::Result<Draft, battles::Faults> empty_draft(const battles::Library& library);
// Requires each part to be readable, otherwise a fault with
// its place; whether the parts fit together is for problems.h.
core::Result<Draft, battles::Faults> draft_from_json(const battles::Library& library, rules::Json json,
                                                     const std::string& file);
// A battle file: coin sets by name, default values omitted.
rules::Json to_json(const Draft& draft);

// The same battle with other coin sets. Refuses in a sentence if a coin in use is in none of them.
core::Result<Draft, words::Phrase> with_coin_sets(const battles::Library& library, const Draft& draft,
                                                  const std::vector<std::string>& names);

// A battle that begins with the position of another one ("save as battle").
// The coins as they lie now, with their Armies; coins that fell or went beyond are gone. Turns are renumbered
// from the current one: arrivals, waiting coins, and whatever begins or ends keep their distance. Goals that
// count losses ask for the remaining ones. The side whose turn it is goes first; before the first turn, the
// battle decides. Texts and coin sets are those of `of`.
Draft draft_of_position(const cw::Match& match, const Draft& of);

}  // namespace editor
