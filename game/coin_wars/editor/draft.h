#pragma once
// A battle that somebody is at work on: the rules' own scenario, which need not hold together yet, and the
// pages around it. A plain value; every edit makes another one.

#include <array>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_description.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;

struct Draft {
    // A side's zone is empty where it is the strip that every battle has by default.
    cw::Scenario scenario;
    battles::Pages pages;
    // Whose types these are, as the file names them; none: the types are the battle's own.
    std::vector<std::string> coin_sets;
    friend bool operator==(const Draft&, const Draft&) = default;
};

// A bare table of 36 x 24 in, the coins of "us" to choose from, the toss to decide.
core::Result<Draft, battles::Faults> empty_draft(const battles::Library& library);
// What each part of it says can be read, else a fault with its place; whether the parts fit together is for
// problems.h.
core::Result<Draft, battles::Faults> draft_from_json(const battles::Library& library, rules::Json json,
                                                     const std::string& file);
// A battle file: coin sets by their names, nothing that is as by default.
rules::Json to_json(const Draft& draft);

// The same battle with other coin sets. Refused in a sentence where a coin that is in use would be in none of
// them.
core::Result<Draft, words::Phrase> with_coin_sets(const battles::Library& library, const Draft& draft,
                                                  const std::vector<std::string>& names);

}  // namespace editor
