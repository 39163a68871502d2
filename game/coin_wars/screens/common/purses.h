#pragma once
// The sides' purses at the edge of the table: name and sum, in view at every zoom. Their coins lie on the wood; those
// that are out of view there lie beside the sum, and a coin that falls flies to where its purse is seen.

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/stage.h"

namespace screens {

// What is seen of the table: `match` as it is shown, the view, the part of the window that no panel covers.
struct TableSeen {
    const cw::Match& match;
    const table::Stage& stage;
    const render::View& view;
    Rect free;
    std::vector<core::Box> written{};  // names of the ground, which purses leave to be read, inches
};
// Where they are drawn, heads first, if there is room on no coin; nothing before the first turn.
std::vector<Rect> purse_places(const ui::Ui& ui, const TableSeen& seen);
void draw_purses(BattleApp& app, const TableSeen& seen);
// True if it covers a part of a coin that lies on the mat.
bool lies_on_coin(const TableSeen& seen, const Rect& rect);
// Leads falling coins to where their purses are seen.
void fly_to_purses(render::Scene& scene, const ui::Ui& ui, const TableSeen& seen);

}  // namespace screens
