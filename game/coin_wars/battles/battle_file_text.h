#pragma once
// Battle files as they are written: pretty, and such that a change of the battle is a change of few lines.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "game/kit/json.h"

namespace battles {

// Keys in one order, whatever order `battle` has them in: that of the format. A line a coin, Army, terrain,
// note, source and polygon; what else is short takes one line. A `coin_set` that names a set stays a name.
// Read again it is the same battle, and its text the same text.
std::string battle_text(const rules::Json& battle);

// The text into a file, whole or not at all; its folder is made if need be. `$schema` is added where it is
// missing, so that editors help whoever opens the file. The battle is not checked. The error is a sentence
// that names the file.
core::Result<void, std::string> write_battle(const std::filesystem::path& file, rules::Json battle);

}  // namespace battles
