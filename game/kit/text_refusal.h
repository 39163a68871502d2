#pragma once
// Why a text that people write is refused, in words.

#include <optional>
#include <string>

#include "game/kit/player_text.h"
#include "game/kit/refusal.h"

namespace rules {

// `what` it is called; code "malformed". Nothing: it is within its bounds.
std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule);

}  // namespace rules
