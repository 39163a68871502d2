#pragma once
// Turns what the players settled into the battle data that a match starts with.

#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/screens/common/battle_setup.h"

namespace screens {

// A shipped battle by its name, or any battle file; the error is one sentence.
core::Result<battles::Battle, std::string> named_battle(const battles::Library& library, const std::string& battle);

// The battle with its table options replaced by those of the preset.
rules::Json with_preset(rules::Json battle, Preset preset);

// The battle as the players settled it: its preset, and without the coins of a handicap.
rules::Json settled(const battles::Library& library, const battles::Battle& battle, const SetUp& set_up);

}  // namespace screens
