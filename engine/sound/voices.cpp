#include "engine/sound/voices.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace sound {

namespace {

constexpr double kHushed = 0.04;  // seconds
constexpr float kKnee = 0.6f;     // samples up to this pass unchanged, larger ones are compressed

float limited(float sample) {
    const float size = std::abs(sample);
    if (size <= kKnee) return sample;
    const float over = (size - kKnee) / (1 - kKnee);
    return std::copysign(kKnee + (1 - kKnee) * std::tanh(over), sample);
}

}  // namespace

Voice voice(Wave wave, double gain, double pan) {
    const double angle = (std::clamp(pan, -1.0, 1.0) + 1) * std::numbers::pi / 4;
    const double loud = gain * std::numbers::sqrt2;
    return {std::move(wave), static_cast<float>(loud * std::cos(angle)), static_cast<float>(loud * std::sin(angle))};
}

void Voices::add(Voice& voice) {
    if (count_ == kMax || voice.wave.empty()) return;
    Sounding& one = voices_[count_++];
    std::swap(one.voice, voice);
    one.next = 0;
    one.fade = 1;
    one.fading = 0;
}

void Voices::fade_out() {
    for (std::size_t i = 0; i < count_; ++i) voices_[i].fading = static_cast<float>(1 / (kHushed * kRate));
}

void Voices::add_up(Sounding& one, std::span<float> stereo) {
    const std::size_t count = std::min(stereo.size() / 2, one.voice.wave.size() - one.next);
    for (std::size_t i = 0; i < count; ++i) {
        const float sample = one.voice.wave[one.next + i] * one.fade;
        stereo[2 * i] += sample * one.voice.left;
        stereo[2 * i + 1] += sample * one.voice.right;
        one.fade = std::max(0.0f, one.fade - one.fading);
    }
    one.next += count;
}

void Voices::mix(std::span<float> stereo) {
    std::fill(stereo.begin(), stereo.end(), 0.0f);
    for (std::size_t i = 0; i < count_;) {
        Sounding& one = voices_[i];
        add_up(one, stereo);
        if (one.next < one.voice.wave.size() && one.fade > 0)
            ++i;
        else
            std::swap(one, voices_[--count_]);
    }
    for (float& sample : stereo) sample = limited(sample);
}

}  // namespace sound
