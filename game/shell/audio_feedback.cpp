#include "game/shell/audio_feedback.h"

#include <algorithm>

#include "game/shell/program.h"

namespace screens {

namespace {

constexpr double kSampled = 20;  // inches per second: impact speed of the sample sound
constexpr double kWidest = 0.6;  // pan at the edge of the window

constexpr int Volumes::*kVolumes[] = {&Volumes::coins, &Volumes::paper, &Volumes::table,
                                      &Volumes::panels};  // by sound::Group

// Squares the setting, so that half of it sounds half as loud.
double gain_of_percent(int percent) {
    const double part = std::clamp(percent / 100.0, 0.0, 1.0);
    return part * part;
}

}  // namespace

double gain_of(const Settings& settings, sound::Group group) {
    return gain_of_percent(settings.volumes.all) *
           gain_of_percent(settings.volumes.*kVolumes[static_cast<std::size_t>(group)]);
}

std::optional<sound::Sound> sample_of(const Settings& before, const Settings& now) {
    const sound::Disc quarter = sound::coin_disc(0.955, sound::Metal::Silver),
                      penny = sound::coin_disc(0.75, sound::Metal::Copper);
    if (before.volumes.all != now.volumes.all || before.volumes.coins != now.volumes.coins)
        return sound::CoinStruck{quarter, penny, sound::Bed::Felt, kSampled};
    if (before.volumes.paper != now.volumes.paper) return sound::CardLaid{};
    if (before.volumes.table != now.volumes.table) return sound::DieStruck{6, sound::DieStruck::On::Felt, kSampled};
    if (before.volumes.panels != now.volumes.panels) return sound::Pressed{};
    return std::nullopt;
}

void play_sounds(Audio& audio, const table::Cues& cues, const render::View& view) {
    for (const table::Cue& cue : cues) {
        const double across = view.to_pixels(cue.at).x / std::max(view.width, 1);
        audio.play(cue.sound, std::clamp(2 * across - 1, -1.0, 1.0) * kWidest);
    }
}

void Program::play(const sound::Sound& sound, double pan) {
    if (kept_.settings.captions) captions_.hear(sound);
    mixer_.play(sound, gain_of(kept_.settings, sound::group_of(sound)), pan);
}

void Program::fade_out() { mixer_.fade_out(); }

}  // namespace screens
