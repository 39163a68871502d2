#pragma once
// Plays sounds on the system's audio device; its thread owns the voices. Without a device it is silent and
// everything else works.

#include <memory>

#include "engine/sound/sound.h"

namespace sound {

class Mixer {
public:
    // Silent until opened.
    Mixer();
    ~Mixer();
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;

    // Opens the default device; stays silent if there is none.
    void open();
    bool audible() const;  // true if a device is open

    // Starts at once. `gain` is 0 to 1; `pan` is -1 (left) to 1 (right).
    void play(const Sound& sound, double gain, double pan);
    // Fades out everything that is playing.
    void fade_out();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
    core::Random random_;  // so that no two strikes are alike
};

}  // namespace sound
