#pragma once
// What the table lets hear, as loud as people want it and from where it is seen.

#include <optional>

#include "engine/sound/sound.h"
#include "game/kit/table/sound_cues.h"
#include "game/shell/screen.h"

namespace screens {

// 0 to 1: the volume of this kind of sound and of everything, as the ear counts.
double gain_of(const Settings& settings, sound::Kind kind);

// What lets the changed volume be judged, where one has changed.
std::optional<sound::Sound> sample_of(const Settings& before, const Settings& now);

// Cues that are due now.
void let_hear(App& app, const table::Cues& cues, const render::View& view);

}  // namespace screens
