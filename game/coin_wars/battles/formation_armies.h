#pragma once
// Divides a formation into Armies (CW-17, CW-18, R-17, R-18).

#include <span>
#include <string>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation.h"

namespace battles {

struct Recruit {
    std::string type;
    measure::Disc disc;    // inches
    bool command = false;  // its type has Command
    int part = 0;          // row or arm in the formation; see Layout
};

// Each Army as the ascending indices of its coins. Every Army is legal: at least two coins in a touching group, and
// either at most fifteen of one type, or one with Command and at most ten others. As many commanders as needed choose
// first and share the coins evenly: each takes coins of its touching group, those of its own row or arm first, then
// from the front. The remaining coins form up by type: a linked group that is small enough stays whole, otherwise `cut`
// decides, and a row or arm that is too long is split evenly. Coins that touch no other coin stay outside all Armies.
std::vector<std::vector<int>> cut_into_armies(std::span<const Recruit> recruits, Cut cut);

}  // namespace battles
