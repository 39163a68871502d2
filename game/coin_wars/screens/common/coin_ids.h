#pragma once
// Ids on the table: what a sentence on the screen calls "h18" or "a3" has that written on it.

#include "engine/ui/ui.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

namespace cw = rules::coin_wars;

// On the coins and Armies whose ids were printed in the last frame; the `room` of other labels keeps clear of them then. The
// scene shows the match, its coins in the scenario's order.
void draw_ids(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
              const render::View& view);

}  // namespace screens
