#pragma once
// Plays the sounds that are due on the stage of a battle.

#include "game/coin_wars/table/stage.h"
#include "game/shell/audio_feedback.h"

namespace screens {

// Call once a frame, after the stage's step.
inline void let_hear(App& app, table::Stage& stage, const render::View& view) {
    const table::Heard heard = stage.take_heard();
    if (heard.hushed) app.hush();
    let_hear(app, heard.cues, view);
}

}  // namespace screens
