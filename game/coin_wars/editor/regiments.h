#pragma once
// A regiment: coins of one kind in a formation, optionally with a leader behind them, placed on the table at once.

#include <optional>
#include <vector>

#include "game/coin_wars/battles/formation_plan.h"
#include "game/coin_wars/editor/coins.h"

namespace editor {

struct Regiment {
    cw::Side side = cw::Side::Heads;
    int type = 0;                   // an index into Scenario::types
    int count = 1;                  // of that type, at least one
    std::optional<int> leader{};    // the type of one more coin, behind the others
    battles::FormationPlan plan{};  // with a formation
    bool army = true;               // touching coins form Armies
};

// Returns the first type with Command; nullopt if `type` has Command itself or no type has.
std::optional<int> leader_for(const cw::Scenario& scenario, int type);

struct Mustered {
    std::vector<int> types;                // of each coin, the leader last
    std::vector<Vec2> at;                  // of each coin, a free place on the table
    std::vector<std::vector<int>> armies;  // legal ones; indices into these coins
};
// Computes the places: the middle of the front at `front`, facing `ahead` (a unit vector). Coins that do not fit on the
// table are left out.
Mustered muster(const cw::Scenario& scenario, const Regiment& regiment, Vec2 front, Vec2 ahead);
// Adds the coins there; returns the new ones.
Coins add_regiment(cw::Scenario& scenario, const Regiment& regiment, const Mustered& mustered);

}  // namespace editor
