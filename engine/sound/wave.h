#pragma once
// A mono wave, and the parts of every sound here: decaying tones, filtered noise, and pieces put one after another.

#include <vector>

#include "engine/core/random.h"

namespace sound {

inline constexpr int kRate = 48000;  // samples per second
using Wave = std::vector<float>;     // mono, -1 to 1; begins and ends in silence

Wave silence(double seconds);

// One mode of vibration. `decay`: the amplitude falls to exp(-decay) in a second.
struct Tone {
    double hertz = 1000;
    double strength = 1;
    double decay = 100;
};
// Adds the tone from `start` seconds to the end of the wave. Tones above hearing add nothing.
void add_tone(Wave& wave, const Tone& tone, double start = 0);

// A band of noise around a pitch: `width` 1 is broad, 0.1 is almost a tone.
struct Band {
    double hertz = 1000;
    double width = 1;
};
// A band-pass filter.
class Filter {
public:
    explicit Filter(const Band& band) { tune(band); }
    void tune(const Band& band);  // at any time, without clicks
    double step(double in);

private:
    double gain_ = 0, back1_ = 0, back2_ = 0;
    double in1_ = 0, in2_ = 0, out1_ = 0, out2_ = 0;
};
// A short burst of noise: it swells for `swell` seconds, then decays like a tone.
struct Burst {
    Band band;
    double strength = 1;
    double decay = 100;
    double swell = 0.0005;
};
void add_burst(Wave& wave, const Burst& burst, core::Random& random, double start = 0);

// Adds another wave from `start` seconds on; the wave grows if needed.
void add_wave(Wave& wave, const Wave& other, double start, double gain = 1);
void scale(Wave& wave, double gain);
// Fades both ends to silence, so that nothing clicks.
void soften_ends(Wave& wave);
// The wave at this gain, with soft ends.
Wave finished(Wave wave, double gain = 1);

double peak(const Wave& wave);
// The loudness of a blow by its speed in inches per second: 0 to 1; 1 from 60 in/s on.
double loudness(double speed);

}  // namespace sound
