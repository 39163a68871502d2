#pragma once
// A regiment: coins of one kind in a formation, with a leader behind them if wanted, laid on the table at once.

#include <optional>
#include <vector>

#include "game/coin_wars/battles/formation_plan.h"
#include "game/coin_wars/editor/coins.h"

namespace editor {

struct Regiment {
    cw::Side side = cw::Side::Heads;
    int type = 0;                 // an index into Scenario::types
    int count = 1;                // of that type, at least one
    std::optional<int> leader{};  // the type of one more coin, behind the others
    battles::Plan plan{};         // with a formation
    bool army = true;             // those that touch form Armies
};

// The first type with Command; nothing if `type` commands itself, or nobody does.
std::optional<int> leader_for(const cw::Scenario& scenario, int type);

struct Mustered {
    std::vector<int> types;                // of each coin, the leader last
    std::vector<Vec2> at;                  // of each coin, a free place on the table
    std::vector<std::vector<int>> armies;  // legal ones; indices into these coins
};
// Where it would stand: the middle of its front at `front`, facing `ahead` (a unit vector). Coins that find no
// place on the table are left out.
Mustered muster(const cw::Scenario& scenario, const Regiment& regiment, Vec2 front, Vec2 ahead);
// Lays it there; returns the new coins.
Coins add_regiment(cw::Scenario& scenario, const Regiment& regiment, const Mustered& mustered);

}  // namespace editor
