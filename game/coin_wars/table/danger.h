#pragma once
// Where a side's enemies can strike on their next turn, and which of its units would fall to the worst strike, as the
// table stands now. More expensive than an aim; computed outside the frame.

#include <atomic>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/table/aim.h"

namespace table {

struct Striker {
    int coin = cw::kNoCoin;                   // for an Army: its first member
    int offense = 0;                          // total of all its units, on open ground
    std::vector<std::vector<Vec2>> outlines;  // apart; it can strike coins whose rim is partly inside one of them
};
struct Endangered {
    int coin = cw::kNoCoin;  // for an Army: its first member
    double falls = 0;        // chance to fall to the worst strike; for an Army: that it loses some coin
    Threat by;
};
struct Danger {
    std::vector<Striker> strikers;
    std::vector<std::vector<Vec2>> border;  // around the outlines of all of them
    std::vector<Endangered> endangered;     // the worst first
};
// `stop`: makes it return early, with what is known so far.
Danger danger_to(const cw::Match& match, cw::Side side, const std::atomic<bool>& stop);
// Red contours, dashed where they overlap; a toothed ring around coins that are more likely to fall than not, a dashed
// one around the others.
void mark_danger(render::Scene& scene, const cw::Match& match, const Danger& danger);

}  // namespace table
