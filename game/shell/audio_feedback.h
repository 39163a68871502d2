#pragma once
// Plays the table's sounds at the volume from the settings, panned to where they happen on the screen.

#include <optional>

#include "engine/sound/sound.h"
#include "game/kit/table/sound_cues.h"
#include "game/shell/screen.h"

namespace screens {

// Returns 0 to 1: this kind's volume times the overall volume, on a perceptual scale.
double gain_of(const Settings& settings, sound::Group group);

// Returns a sample sound for the volume that was changed, if any.
std::optional<sound::Sound> sample_of(const Settings& before, const Settings& now);

// Plays the cues that are due now.
void play_sounds(Audio& audio, const table::Cues& cues, const render::View& view);

}  // namespace screens
