#pragma once
// Writes battle files: readable, and so that a small change to the battle changes few lines.

#include <string>

#include "game/kit/json.h"

namespace battles {

// Keys are written in the format's order, whatever their order in `battle`. Each coin, Army, terrain, note, source and
// polygon has its own line; other short values stay on one line. A `coin_set` that names a set remains a name. Reading
// the text back gives the same battle and the same text.
std::string battle_text(const rules::Json& battle);

}  // namespace battles
