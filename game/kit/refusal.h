#pragma once
// Why a command is not allowed: a value, never an exception. Every rule system uses it.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/kit/phrases.h"

namespace rules {

struct Refusal {
    std::string code;                     // snake_case, one of the protocol's error codes
    std::string rule;                     // the rule's number: "CW-8", "R-9"
    Phrase message;                       // a sentence for people, with the measure in inches
    std::optional<double> by{};           // inches over the bound
    std::optional<core::Vec2> nearest{};  // the nearest point at which the same command would be legal
    std::vector<std::string> coins{};     // the coins that are in the way or concerned, to be lit
};

}  // namespace rules
