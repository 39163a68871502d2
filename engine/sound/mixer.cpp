#include "engine/sound/mixer.h"

#include <SDL.h>

#include <mutex>
#include <utility>

#include "engine/sound/voices.h"

namespace sound {

struct Mixer::Impl {
    SDL_AudioDeviceID device = 0;
    Voices voices;  // owned by the audio thread

    // Shared under the lock. The audio thread never waits for it: it tries again a moment later.
    std::mutex session;
    std::vector<Voice> coming;
    std::vector<Voice> gone;  // finished voices; the next play frees their memory
    bool faded_out = false;

    Impl() = default;
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (!device) return;
        SDL_CloseAudioDevice(device);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }

    void take_in();
};

void Mixer::Impl::take_in() {
    const std::unique_lock lock(session, std::try_to_lock);
    if (!lock) return;
    if (std::exchange(faded_out, false)) voices.fade_out();
    if (coming.empty()) return;
    for (Voice& voice : coming) voices.add(voice);
    coming.swap(gone);
}

Mixer::Mixer() : impl_(std::make_unique<Impl>()) {}
Mixer::~Mixer() = default;

void Mixer::open() {
    if (audible() || SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    SDL_AudioSpec wanted{};
    wanted.freq = kRate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 2;
    wanted.samples = 512;
    wanted.userdata = impl_.get();
    wanted.callback = [](void* inside, Uint8* bytes, int size) {
        auto& self = *static_cast<Impl*>(inside);
        self.take_in();
        self.voices.mix({reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float)});
    };
    // If no device is listed, do not ask for one: some systems would complain on the terminal.
    if (SDL_GetNumAudioDevices(0) != 0) impl_->device = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (!impl_->device) return SDL_QuitSubSystem(SDL_INIT_AUDIO);
    SDL_PauseAudioDevice(impl_->device, 0);
}

bool Mixer::audible() const { return impl_->device != 0; }

void Mixer::play(const Sound& sound, double gain, double pan) {
    if (!audible() || gain <= 0) return;
    Voice one = voice(wave_of(sound, random_), gain, pan);
    const std::lock_guard lock(impl_->session);
    impl_->gone.clear();
    if (impl_->coming.size() < Voices::kMax) impl_->coming.push_back(std::move(one));
}

void Mixer::fade_out() {
    const std::lock_guard lock(impl_->session);
    impl_->coming.clear();
    impl_->faded_out = true;
}

}  // namespace sound
