#pragma once
// Why a text that people write is refused, in words.

#include <optional>
#include <span>
#include <string>

#include "game/kit/player_text.h"
#include "game/kit/refusal.h"

namespace rules {

// `what` it is called; code "malformed". Nothing: it is within its bounds.
std::optional<Refusal> check_text(const std::string& text, const TextBounds& bounds, const Phrase& what,
                                  const char* rule);

// The same of one of the names of a table, which are all different (player_text.h says when): the sentence alone.
// Whoever is called so at present is none of `others`.
std::optional<Phrase> fault_of_name(const std::string& name, const TextBounds& bounds, const Phrase& what,
                                    std::span<const std::string> others);

}  // namespace rules
