#pragma once
// The weights of the sergeants in a general's proposals and rollouts: the sergeant's own, for tuned ones play no better
// (tests/bench/README.md). `coinwars-cli lab tune --header` writes others here.

#include "game/coin_wars/bots/weights.h"

namespace bots {

inline constexpr Weights kGenerals{};

}  // namespace bots
