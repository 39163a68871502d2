#pragma once
// A sound as it is played, and the three things that every sound here is made of: tones that die away, hiss
// through a filter, and pieces put one after another.

#include <vector>

#include "engine/core/random.h"

namespace sound {

inline constexpr int kRate = 48000;  // samples a second
using Wave = std::vector<float>;     // mono, between -1 and 1; begins and ends in silence

Wave silence(double seconds);

// One way in which a thing rings. `decay`: a second after the blow it is as loud as exp(-decay).
struct Tone {
    double hertz = 1000;
    double strength = 1;
    double decay = 100;
};
// From `start` seconds on, to the end of the wave. A tone that is too high to be heard adds nothing.
void add_tone(Wave& wave, const Tone& tone, double start = 0);

// Hiss about a pitch: `width` 1 is broad, 0.1 nearly a tone.
struct Band {
    double hertz = 1000;
    double width = 1;
};
// A filter that lets one band of what it is given through.
class Filter {
public:
    explicit Filter(const Band& band) { tune(band); }
    void tune(const Band& band);  // at any time, without a click
    double step(double in);

private:
    double gain_ = 0, back1_ = 0, back2_ = 0;
    double in1_ = 0, in2_ = 0, out1_ = 0, out2_ = 0;
};
// A short burst: it swells for `swell` seconds, then dies away as a tone does.
struct Burst {
    Band band;
    double strength = 1;
    double decay = 100;
    double swell = 0.0005;
};
void add_burst(Wave& wave, const Burst& burst, core::Random& random, double start = 0);

// Another wave, from `start` seconds on; the wave grows where it must.
void add_wave(Wave& wave, const Wave& other, double start, double gain = 1);
void scale(Wave& wave, double gain);
// Silence at both ends, so that nothing clicks.
void soften_ends(Wave& wave);

double peak(const Wave& wave);
// How a blow's speed, in inches a second, is heard: 0 to 1, 1 from 60 in/s on.
double loudness(double speed);

}  // namespace sound
