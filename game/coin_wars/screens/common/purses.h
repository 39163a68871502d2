#pragma once
// The sides' purses at the edge of the table: name and sum, in view at every zoom. Their coins lie on the wood; coins
// out of view are shown beside the sum. A fallen coin flies to where its purse is shown.

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/stage.h"

namespace screens {

// The visible table: `match` as shown now, the view, the part of the window that no panel covers.
struct TableSeen {
    const cw::Match& match;
    const table::Stage& stage;
    const render::View& view;
    Rect free;
    std::vector<core::Box> written{};  // names of the ground, which purses leave to be read, inches
};
// Returns the purses' places, heads first, if they fit without covering a coin; empty before the first turn.
std::vector<Rect> purse_places(const ui::Ui& ui, const TableSeen& seen);
void draw_purses(BattleApp& app, const TableSeen& seen);
// True if `rect` covers a part of a coin on the mat.
bool lies_on_coin(const TableSeen& seen, const Rect& rect);
// Moves falling coins towards their purses as shown.
void fly_to_purses(render::Scene& scene, const ui::Ui& ui, const TableSeen& seen);

}  // namespace screens
