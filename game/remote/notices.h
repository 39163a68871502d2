#pragma once
// Turns the codes that end connections and refuse steps into sentences for players.

#include <string>

#include "engine/words/phrase.h"

namespace remote {

// For codes from Table::take_notices and Guest::why; empty if none is needed.
words::Phrase notice_of(const std::string& code);

}  // namespace remote
