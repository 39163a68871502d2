#pragma once
// Plays a game from arbitrary lines.

#include <string_view>

#include "game/kit/session/json_session.h"

namespace fuzz {

// Each line is a command, a question, "undo" or "redo": accepted, or refused in a sentence. The game replays to the
// same hash. Before each line, `legal` and `odds` are asked about it.
void play(rules::JsonSession& session, std::string_view lines, rules::Hand& hand);

}  // namespace fuzz
