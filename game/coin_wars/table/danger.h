#pragma once
// Where one side's enemies can strike in their next turn, and what of its own would fall to the worst of them: as everything
// stands now. Dearer than an aim; worked out beside the frame.

#include <atomic>
#include <vector>

#include "engine/render/scene.h"
#include "game/coin_wars/table/aim.h"

namespace table {

struct Striker {
    int coin = cw::kNobody;                   // of an Army: its first member
    int offense = 0;                          // of all of its units, on open ground
    std::vector<std::vector<Vec2>> outlines;  // what it can strike has part of its rim in one of them
};
struct Endangered {
    int coin = cw::kNobody;  // of an Army: its first member
    double falls = 0;        // chance that it falls to the worst strike; of an Army: that some coin of it does
    Threat by;
};
struct Danger {
    std::vector<Striker> strikers;
    std::vector<Endangered> endangered;  // the worst first
};
// `stop`: ends it soon, with whatever is known.
Danger danger_to(const cw::Match& match, cw::Side side, const std::atomic<bool>& stop);
// Contours in red, and a toothed ring around each coin that more likely falls than not, a dashed one around others.
void mark_danger(render::Scene& scene, const cw::Match& match, const Danger& danger);

}  // namespace table
