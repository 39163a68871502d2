#pragma once
// Why a command is not allowed: a value, never an exception. Used by every rule system.

#include <optional>
#include <string>
#include <vector>

#include "engine/core/vec2.h"
#include "game/kit/phrases.h"

namespace rules {

struct Refusal {
    std::string code;                     // snake_case, one of the protocol's error codes
    std::string rule;                     // rule number: "CW-8", "R-9"
    Phrase message;                       // a sentence for players, with the distance in inches
    std::optional<double> by{};           // inches over the limit
    std::optional<core::Vec2> nearest{};  // the nearest point at which the same command is legal
    std::vector<std::string> coins{};     // coins in the way or affected, to be highlighted
};

}  // namespace rules
