#pragma once
// Who is who on the table: names at the coins that have one of their own, and crowns on those that a goal names.

#include "engine/ui/ui.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

namespace cw = rules::coin_wars;

// The scene shows the match, its coins in the scenario's order; `room` keeps clear of all that lies there, and then of
// the names. A name that finds no room is left out, unless its coin is `pointed` at; one that stands nearer to another
// coin has a line to its own.
void draw_names(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
                const render::View& view, int pointed);
// A small crown on the rim of each; `crowns_of` has the discs they take, for the names of the ground to keep clear of.
std::vector<render::CoinSprite> crowns_of(const ui::Ui& ui, const cw::Match& match, const render::Scene& scene,
                                          const render::View& view);
void draw_crowns(ui::Ui& ui, const cw::Match& match, const render::Scene& scene, const render::View& view);

}  // namespace screens
