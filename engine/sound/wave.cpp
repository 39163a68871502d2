#include "engine/sound/wave.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sound {

namespace {

constexpr double kRadiansPerHertz = 2 * std::numbers::pi / kRate;  // radians per sample of a tone of 1 Hz
constexpr double kHighest = 19000;                                 // hertz
constexpr double kAttack = 0.0002, kRelease = 0.008;               // seconds
constexpr double kFullSpeed = 60;                                  // inches per second

std::size_t samples(double seconds) { return static_cast<std::size_t>(std::max(0.0, seconds) * kRate + 0.5); }

}  // namespace

Wave silence(double seconds) { return Wave(samples(seconds), 0.0f); }

void add_tone(Wave& wave, const Tone& tone, double start) {
    if (tone.hertz >= kHighest) return;
    const double step = tone.hertz * kRadiansPerHertz, fade = std::exp(-tone.decay / kRate);
    const double back1 = 2 * fade * std::cos(step), back2 = -fade * fade;
    // A sine that starts at zero, each sample computed from the two before it.
    double before = 0, now = tone.strength * fade * std::sin(step);
    for (std::size_t i = samples(start) + 1; i < wave.size(); ++i) {
        wave[i] += static_cast<float>(now);
        const double next = back1 * now + back2 * before;
        before = now;
        now = next;
    }
}

void Filter::tune(const Band& band) {
    const double step = std::clamp(band.hertz, 20.0, kHighest) * kRadiansPerHertz;
    const double alpha = std::sin(step) * band.width / 2;
    gain_ = alpha / (1 + alpha);
    back1_ = 2 * std::cos(step) / (1 + alpha);
    back2_ = -(1 - alpha) / (1 + alpha);
}

double Filter::step(double in) {
    const double out = gain_ * (in - in2_) + back1_ * out1_ + back2_ * out2_;
    in2_ = in1_;
    in1_ = in;
    out2_ = out1_;
    out1_ = out;
    return out;
}

void add_burst(Wave& wave, const Burst& burst, core::Random& random, double start) {
    Filter filter(burst.band);
    const double fade = std::exp(-burst.decay / kRate), swell = std::max(1.0, burst.swell * kRate);
    double level = burst.strength, grown = 0;
    for (std::size_t i = samples(start); i < wave.size(); ++i) {
        grown = std::min(1.0, grown + 1 / swell);
        if (grown >= 1) level *= fade;
        wave[i] += static_cast<float>(filter.step(random.between(-1, 1)) * level * grown);
    }
}

void add_wave(Wave& wave, const Wave& other, double start, double gain) {
    const std::size_t from = samples(start);
    if (wave.size() < from + other.size()) wave.resize(from + other.size(), 0.0f);
    for (std::size_t i = 0; i < other.size(); ++i) wave[from + i] += static_cast<float>(other[i] * gain);
}

void scale(Wave& wave, double gain) {
    for (float& sample : wave) sample = static_cast<float>(sample * gain);
}

void soften_ends(Wave& wave) {
    const std::size_t in = std::min(samples(kAttack), wave.size()), out = std::min(samples(kRelease), wave.size());
    for (std::size_t i = 0; i < in; ++i) wave[i] *= static_cast<float>(i) / static_cast<float>(in);
    for (std::size_t i = 0; i < out; ++i) wave[wave.size() - 1 - i] *= static_cast<float>(i) / static_cast<float>(out);
}

Wave finished(Wave wave, double gain) {
    if (gain != 1) scale(wave, gain);
    soften_ends(wave);
    return wave;
}

double peak(const Wave& wave) {
    float highest = 0;
    for (const float sample : wave) highest = std::max(highest, std::abs(sample));
    return highest;
}

double loudness(double speed) { return std::sqrt(std::clamp(speed / kFullSpeed, 0.0, 1.0)); }

}  // namespace sound
