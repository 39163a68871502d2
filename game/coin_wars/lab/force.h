#pragma once
// What one party brings to a contest: coins in their order of battle, seen by themselves. Inches; x to the
// right of the middle of the front, y forward; the foremost rim lies at y = 0, all else behind it.

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/formation_plan.h"

namespace lab {

namespace cw = rules::coin_wars;
using core::Vec2;

struct ForceCoin {
    int type = 0;  // index into Force::types
    Vec2 at;
    int arrives = 0;  // BX-3: comes in that turn, anywhere in its zone; 0: it is there
    int waits = 0;    // BX-4
    friend bool operator==(const ForceCoin&, const ForceCoin&) = default;
};

struct Force {
    std::string title;
    std::vector<cw::CoinType> types;
    std::vector<ForceCoin> coins;
    std::vector<std::vector<int>> armies;  // indices into coins
    // Where it stands in its zone: so far to the right of the zone's middle, so far behind its front line.
    double across = 0, back = 0;
    friend bool operator==(const Force&, const Force&) = default;

    int cents() const;  // face value of all its coins
};

// A formation at the size of its own mix, its Armies as it is cut (cut_into_armies). The faults name the coin
// sets that cannot be read.
core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::Plan& plan,
                                              const std::string& title);
// The same of types that have been read already; the plan names no others.
Force force_of(std::vector<cw::CoinType> types, const battles::Plan& plan, const std::string& title);
// One side of a battle, as the battle places it. Watching coins, and those that are still to be deployed, are
// left out.
Force force_of(const battles::Battle& battle, cw::Side side);

}  // namespace lab
