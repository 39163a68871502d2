#pragma once
// A game played by lines that may be anything.

#include <string_view>

#include "game/kit/session/json_session.h"

namespace fuzz {

// A command, a question, "undo" or "redo" a line: accepted, or refused in a sentence; what came of them
// replays to the same hash. Before each line is sent, `legal` and `odds` are asked about it.
void play(rules::JsonSession& session, std::string_view lines, rules::Hand& hand);

}  // namespace fuzz
