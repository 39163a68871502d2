#include "engine/sound/knock.h"

#include <utility>

namespace sound {

Wave knock(const DieStruck& strike, core::Random& random) {
    Wave wave = silence(0.11);
    const double level = loudness(strike.speed);
    // More sides sound rounder and higher; each knock differs, as corners and faces do.
    const double pitch = (1500 + 22 * strike.sides) * random.between(0.9, 1.12);
    const double hard = strike.on == DieStruck::On::Felt ? 0.6 : 1;
    add_tone(wave, {pitch, 0.30 * hard * level, 300});
    add_tone(wave, {pitch * 1.71, 0.22 * hard * level, 420});
    add_tone(wave, {pitch * 2.43, 0.12 * hard * level, 560});
    add_burst(wave, {{3400, 1.2}, 0.35 * hard * level, 900, 0.0003}, random);
    if (strike.on == DieStruck::On::Felt) {
        add_tone(wave, {175 * random.between(0.95, 1.05), 0.18 * level, 120});
        add_burst(wave, {{620, 1.3}, 0.60 * level, 150, 0.001}, random);
    } else if (strike.on == DieStruck::On::Wood) {
        add_tone(wave, {340, 0.30 * level, 110});
        add_tone(wave, {760, 0.25 * level, 150});
    }
    return finished(std::move(wave), 0.7);
}

Wave knock(Pressed, core::Random& random) {
    Wave wave = silence(0.035);
    const double askew = random.between(0.97, 1.03);
    add_tone(wave, {1250 * askew, 0.08, 380});
    add_tone(wave, {2300 * askew, 0.04, 520});
    add_burst(wave, {{2600, 1.2}, 0.10, 900, 0.0006}, random);
    return finished(std::move(wave));
}

Wave knock(TurnEnded, core::Random& random) {
    Wave wave = silence(0.3);
    for (const double start : {0.0, 0.135}) {
        const double level = start > 0 ? 0.75 : 1.0, askew = random.between(0.97, 1.03);
        add_tone(wave, {225 * askew, 0.13 * level, 65}, start);
        add_tone(wave, {460 * askew, 0.11 * level, 85}, start);
        add_tone(wave, {940 * askew, 0.06 * level, 120}, start);
        add_burst(wave, {{650, 1.3}, 0.12 * level, 150, 0.0012}, random, start);
    }
    return finished(std::move(wave));
}

}  // namespace sound
