#pragma once
// The weights of the sergeants in a general's proposals and rollouts.

#include "game/coin_wars/bots/weights.h"

namespace bots {

inline constexpr Weights kGenerals{};

}  // namespace bots
