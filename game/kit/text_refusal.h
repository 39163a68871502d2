#pragma once
// Explains why a text written by a player is refused.

#include <optional>
#include <span>
#include <string>

#include "game/kit/player_text.h"
#include "game/kit/refusal.h"

namespace rules {

// Code "malformed"; the message calls the text `what`. nullopt if it is within its bounds.
std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule);

// The same for one of a table's names, which must all differ (player_text.h says how): just the sentence. `others` must
// not include the current name of the person being renamed.
std::optional<Phrase> fault_of_name(const std::string& name, const TextBounds& bounds, const Phrase& what,
                                    std::span<const std::string> others);

}  // namespace rules
