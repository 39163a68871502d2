#pragma once
// Describes the requests to `coinwars-cli serve` and its answers, generated from the games' own descriptions of their
// commands and events.

#include <string>

#include "game/kit/json.h"

namespace cli {

// Markdown: game/cli/PROTOCOL.md.
std::string protocol_page();
// JSON Schema, draft 2020-12: "$defs" has "coin-wars-command" and "coin-wars-event", likewise for each game.
rules::Json protocol_schema();

}  // namespace cli
