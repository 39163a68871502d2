#pragma once
// Sounds that are heard at the same time, added up for two ears. Knows no device and no thread.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "engine/sound/wave.h"

namespace sound {

struct Voice {
    Wave wave;
    float left = 1, right = 1;  // gains
};
// `pan`: -1 left to 1 right, as loud everywhere.
Voice voice(Wave wave, double gain, double pan);

class Voices {
public:
    static constexpr std::size_t kMost = 32;

    // One more than kMost is not heard. Neither takes nor gives back memory: the voice is changed for one
    // that has ended, for the caller to free where it likes.
    void add(Voice& voice);
    // All that sounds fades within 40 ms.
    void hush();
    // Left and right in turn, over what was there; never beyond -1 to 1, whatever sounds.
    void mix(std::span<float> stereo);
    std::size_t sounding() const { return count_; }

private:
    struct Sounding {
        Voice voice;
        std::size_t next = 0;        // sample
        float fade = 1, fading = 0;  // by so much in each sample
    };
    void add_up(Sounding& one, std::span<float> stereo);

    std::array<Sounding, kMost> voices_{};  // those that sound first
    std::size_t count_ = 0;
};

}  // namespace sound
