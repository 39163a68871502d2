#pragma once
// What plays sounds: the system's audio device, with a thread of its own that owns the voices. Without a
// device everything is silent and nothing else is different.

#include <memory>

#include "engine/sound/sound.h"

namespace sound {

class Mixer {
public:
    // Silent until it is opened.
    Mixer();
    ~Mixer();
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;

    // Opens the default device; where there is none, it stays silent.
    void open();
    bool audible() const;  // a device is open

    // At once. `gain` 0 to 1; `pan` -1 left to 1 right.
    void play(const Sound& sound, double gain, double pan);
    // What sounds, fades.
    void hush();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
    core::Random random_;  // no two strikes are alike
};

}  // namespace sound
