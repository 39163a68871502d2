#pragma once
// Plays the sounds that are due on the stage of a battle.

#include "game/coin_wars/table/stage.h"
#include "game/shell/audio_feedback.h"

namespace screens {

// Call once a frame, after the stage's step.
void let_hear(BattleApp& app, table::Stage& stage, const render::View& view);

}  // namespace screens
