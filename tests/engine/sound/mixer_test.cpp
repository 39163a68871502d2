// Voices add up without clipping; without an audio device everything else works the same.

#include <SDL.h>
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/sound/mixer.h"
#include "engine/sound/voices.h"

using namespace sound;

namespace {

Wave steady(double seconds, float level) {
    Wave wave = silence(seconds);
    std::fill(wave.begin(), wave.end(), level);
    return wave;
}

std::vector<float> mixed_by(Voices& voices, std::size_t frames) {
    std::vector<float> stereo(2 * frames, 7.0f);
    voices.mix(stereo);
    return stereo;
}

void add(Voices& voices, Wave wave, double gain, double pan) {
    Voice one = voice(std::move(wave), gain, pan);
    voices.add(one);
}

// SDL reads the driver's name from the environment each time it starts.
struct Driver {
    explicit Driver(const char* name) { SDL_setenv("SDL_AUDIODRIVER", name, 1); }
    ~Driver() { SDL_setenv("SDL_AUDIODRIVER", "dummy", 1); }
};

}  // namespace

TEST_CASE("no voice: silence; one voice: itself, a little of it to each ear") {
    Voices voices;
    for (const float sample : mixed_by(voices, 64)) CHECK(sample == 0);
    add(voices, steady(0.01, 0.25f), 1, 0);
    const std::vector<float> middle = mixed_by(voices, 8);
    CHECK(middle[0] == doctest::Approx(0.25));
    CHECK(middle[1] == doctest::Approx(0.25));
    Voices left;
    add(left, steady(0.01, 0.25f), 1, -1);
    const std::vector<float> one_ear = mixed_by(left, 8);
    CHECK(one_ear[0] > 0.3);
    CHECK(one_ear[1] == doctest::Approx(0));
}

TEST_CASE("a voice ends where its wave ends, and what it held is given back") {
    Voices voices;
    add(voices, steady(100.0 / kRate, 0.5f), 1, 0);
    CHECK(voices.sounding() == 1);
    const std::vector<float> heard = mixed_by(voices, 128);
    CHECK(voices.sounding() == 0);
    CHECK(heard[2 * 99] == doctest::Approx(0.5));
    CHECK(heard[2 * 100] == 0);
    Voice next = voice(steady(0.01, 0.1f), 1, 0);
    voices.add(next);
    CHECK(next.wave.size() == 100);
}

TEST_CASE("many voices never go beyond 1, and more than there is room for are not heard") {
    Voices voices;
    for (int i = 0; i < 200; ++i) add(voices, steady(0.1, i % 3 == 0 ? -0.2f : 0.95f), 1, (i % 5 - 2) * 0.5);
    CHECK(voices.sounding() == Voices::kMax);
    for (int block = 0; block < 20; ++block)
        for (const float sample : mixed_by(voices, 512)) CHECK(std::abs(sample) <= 1.0f);
    CHECK(voices.sounding() == 0);
}

TEST_CASE("hushed voices fade without a click") {
    Voices voices;
    add(voices, steady(1, 0.5f), 1, 0);
    float last = mixed_by(voices, 256).back();
    voices.fade_out();
    for (int block = 0; block < 12; ++block)
        for (const float sample : mixed_by(voices, 256)) {
            CHECK(sample <= last + 1e-6f);
            CHECK(last - sample < 0.01f);
            last = sample;
        }
    CHECK(last == 0);
    CHECK(voices.sounding() == 0);
}

TEST_CASE("a mixer that is not opened, or finds no such driver, is silent and fine") {
    Mixer closed;
    CHECK(!closed.audible());
    closed.play(Pressed{}, 1, 0);
    closed.fade_out();
    const Driver none("no such driver");
    Mixer mixer;
    mixer.open();
    CHECK(!mixer.audible());
    mixer.play(TurnEnded{}, 1, 0);
    mixer.fade_out();
}

TEST_CASE("a mixer plays to a device, is hushed and closed in the middle of a sound") {
    const Driver dummy("dummy");
    for (int round = 0; round < 2; ++round) {
        Mixer mixer;
        mixer.open();
        REQUIRE(mixer.audible());
        mixer.open();  // a second call changes nothing
        for (int i = 0; i < 100; ++i) {
            mixer.play(CoinDropped{coin_disc(0.75, Metal::Copper), 30}, 1, 0.3);
            if (i % 20 == 0) SDL_Delay(5);
            if (i == 50) mixer.fade_out();
        }
        SDL_Delay(30);
        CHECK(mixer.audible());
    }
}
