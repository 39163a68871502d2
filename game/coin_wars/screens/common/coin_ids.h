#pragma once
// Ids written on the table where sentences on the screen mention them: "h18", "a3".

#include "engine/ui/ui.h"
#include "game/coin_wars/rules/match.h"
#include "game/coin_wars/screens/common/label_room.h"

namespace screens {

namespace cw = rules::coin_wars;

// Draws the ids mentioned in the last frame, and takes their places in `room`. The scene shows the match, with its
// coins in the scenario's order.
void draw_ids(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
              const render::View& view);

}  // namespace screens
