#pragma once
// A force: what one party brings to a contest, coins in order of battle in their own frame. Inches; x to the right from
// the middle of the front, y forward; the foremost rim is at y = 0, all others behind it.

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
    int arrives = 0;  // BX-3: enters on that turn, anywhere in its zone; 0: placed from the start
    int waits = 0;    // BX-4
    friend bool operator==(const ForceCoin&, const ForceCoin&) = default;
};

struct Force {
    std::string title;
    std::vector<cw::CoinType> types;
    std::vector<ForceCoin> coins;
    std::vector<std::vector<int>> armies;  // indices into coins
    // Its place in the zone, inches: to the right of the zone's middle, and behind its front line.
    double across = 0, back = 0;
    friend bool operator==(const Force&, const Force&) = default;

    int cents() const;  // face value of all coins
};

// A formation at the size of its own mix, divided into Armies (cut_into_armies). The faults name coin sets that cannot
// be read.
core::Result<Force, battles::Faults> force_of(const battles::Library& library, const battles::FormationPlan& plan,
                                              const std::string& title);
// The same with types that are already read; the plan must use no others.
Force force_of(std::vector<cw::CoinType> types, const battles::FormationPlan& plan, const std::string& title);
// One side of a battle, as the battle places it, without watchers and coins still to be deployed.
Force force_of(const battles::Battle& battle, cw::Side side);

}  // namespace lab
