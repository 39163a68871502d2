#include "engine/sound/friction.h"

#include <algorithm>
#include <utility>

namespace sound {

namespace {

constexpr double kLongest = 4;          // seconds
constexpr double kBrisk = 10;           // inches per second
constexpr int kRetuned = kRate / 1000;  // samples between retunings of the filter
constexpr double kSettles = 0.012;      // seconds of fade-in and fade-out of a slide

double speed_at(const std::vector<double>& speeds, double moment) {
    if (speeds.empty()) return 0;
    const double place = moment * static_cast<double>(speeds.size() - 1);
    const auto first = std::min(static_cast<std::size_t>(place), speeds.size() - 1);
    const auto next = std::min(first + 1, speeds.size() - 1);
    return speeds[first] + (speeds[next] - speeds[first]) * (place - static_cast<double>(first));
}

struct Cloth {
    double pitch, width, strength;
};
constexpr Cloth kCloths[] = {{1900, 1.1, 0.09}, {1600, 1.4, 0.13}, {3000, 1.3, 0.07}};  // by Sliding

}  // namespace

Wave rub(const Slid& slide, core::Random& random) {
    const double seconds = std::clamp(slide.seconds, 0.0, kLongest);
    Wave wave = silence(seconds);
    const Cloth cloth = kCloths[static_cast<std::size_t>(slide.what)];
    Filter hiss({cloth.pitch, cloth.width}), body({cloth.pitch / 4, 1});
    // Threads of the cloth make it uneven, more so at low speed.
    double thread = 0, level = 0;
    const double settling = 1 / (kSettles * kRate);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double moment = static_cast<double>(i) / static_cast<double>(wave.size());
        const double pace = std::min(speed_at(slide.speeds, moment) / kBrisk, 1.5);
        if (i % kRetuned == 0) {
            hiss.tune({cloth.pitch * (0.6 + 0.5 * pace), cloth.width});
            thread += (random.between(-1, 1) - thread) * std::min(1.0, 0.1 + 0.25 * pace);
        }
        level += (std::max(pace, 0.0) * (1 + 0.5 * thread) - level) * settling;
        const double noise = random.between(-1, 1);
        wave[i] = static_cast<float>((hiss.step(noise) + 0.5 * body.step(noise)) * level * cloth.strength);
    }
    return finished(std::move(wave));
}

Wave rub(CardLaid, core::Random& random) {
    Wave wave = silence(0.17);
    const double askew = random.between(0.92, 1.08), slap = 0.035;
    // The air escapes from under the card, then it rests.
    add_burst(wave, {{520 * askew, 1.2}, 0.30, 60, slap}, random);
    add_burst(wave, {{1700 * askew, 1.3}, 0.55, 130, 0.002}, random, slap);
    add_burst(wave, {{4300 * askew, 1.0}, 0.35, 320, 0.0008}, random, slap);
    add_tone(wave, {190 * askew, 0.12, 90}, slap);
    return finished(std::move(wave), 0.45);
}

Wave rub(CardLifted, core::Random& random) {
    Wave wave = silence(0.16);
    const double askew = random.between(0.92, 1.08);
    add_burst(wave, {{2900 * askew, 1.0}, 0.30, 55, 0.07}, random);
    add_burst(wave, {{850 * askew, 1.2}, 0.18, 60, 0.09}, random);
    return finished(std::move(wave), 0.5);
}

Wave rub(PaperTurned, core::Random& random) {
    Wave wave = silence(0.34);
    add_burst(wave, {{2400, 1.2}, 0.16, 22, 0.12}, random);
    // It crackles as it bends.
    for (int bend = 0; bend < 9; ++bend) {
        const double start = random.between(0.02, 0.24), pitch = random.between(2600, 6500);
        add_burst(wave, {{pitch, 0.8}, random.between(0.08, 0.3), random.between(350, 900), 0.0006}, random, start);
    }
    return finished(std::move(wave), 0.45);
}

}  // namespace sound
