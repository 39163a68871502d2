#pragma once
// Mixes the sounds that play at the same time into stereo. Knows no device and no thread.

#include <array>
#include <cstddef>
#include <span>

#include "engine/sound/wave.h"

namespace sound {

struct Voice {
    Wave wave;
    float left = 1, right = 1;  // gains
};
// `pan`: -1 (left) to 1 (right), at constant loudness.
Voice voice(Wave wave, double gain, double pan);

class Voices {
public:
    static constexpr std::size_t kMax = 32;

    // Ignored if kMax voices are already playing. Neither allocates nor frees: swaps the voice with a
    // finished one, which the caller may free wherever it likes.
    void add(Voice& voice);
    // Fades out everything within 40 ms.
    void fade_out();
    // Overwrites the buffer with interleaved left and right samples, always within -1 to 1.
    void mix(std::span<float> stereo);
    std::size_t sounding() const { return count_; }

private:
    struct Sounding {
        Voice voice;
        std::size_t next = 0;        // index of the next sample
        float fade = 1, fading = 0;  // by which `fade` falls per sample
    };
    void add_up(Sounding& one, std::span<float> stereo);

    std::array<Sounding, kMax> voices_{};  // the playing ones come first
    std::size_t count_ = 0;
};

}  // namespace sound
