#pragma once
// From what the players settled to the battle as data that a match begins with.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/screens/common/battle_setup.h"

namespace screens {

// A battle that ships, by its name, or any battle file; the error is one sentence.
core::Result<battles::Battle, std::string> named_battle(const battles::Library& library,
                                                        const std::string& battle);

// The battle with the table options of the preset in place of its own.
rules::Json with_preset(rules::Json battle, Preset preset);

}  // namespace screens
