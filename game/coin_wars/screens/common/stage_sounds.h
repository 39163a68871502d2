#pragma once
// Plays the sounds due on a battle's stage.

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
