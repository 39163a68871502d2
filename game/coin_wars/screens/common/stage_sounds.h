#pragma once
// Plays the sounds that are due on the stage of a battle.

#include "game/coin_wars/table/stage.h"
#include "game/shell/audio_feedback.h"

namespace screens {

// Call once a frame, after the stage's step.
inline void play_sounds(Audio& audio, table::Stage& stage, const render::View& view) {
    const table::DueSounds heard = stage.take_sounds();
    if (heard.hushed) audio.fade_out();
    play_sounds(audio, heard.cues, view);
}

}  // namespace screens
