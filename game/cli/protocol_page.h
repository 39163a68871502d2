#pragma once
// What can be said to `coinwars-cli serve`, and what it answers: made from the games' own descriptions of their
// commands and events.

#include <string>

#include "game/kit/json.h"

namespace cli {

// Markdown: game/cli/PROTOCOL.md.
std::string protocol_page();
// JSON Schema, draft 2020-12: under "$defs" of each game "coin-wars-command" and "coin-wars-event".
rules::Json protocol_schema();

}  // namespace cli
