#pragma once
// Names beside coins that have one of their own, and crowns on coins that a goal names.

#include "engine/ui/ui.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

namespace cw = rules::coin_wars;

// Draws the names and takes their places in `room`. The scene has the match's coins in the scenario's order. A name
// without room is left out unless its coin is `pointed` at; a name nearer to another coin gets a line to its own.
void draw_names(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
                const render::View& view, int pointed);
// Draws a small crown on the rim of each. crowns_of() returns the crowns' discs, which names of the ground avoid.
std::vector<render::CoinSprite> crowns_of(const ui::Ui& ui, const cw::Match& match, const render::Scene& scene,
                                          const render::View& view);
void draw_crowns(ui::Ui& ui, const cw::Match& match, const render::Scene& scene, const render::View& view);

}  // namespace screens
