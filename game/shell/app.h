#pragma once
// What the application gives its screens, in parts: a function takes the part that it uses. The parts outlive
// every screen.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"
#include "engine/render/renderer.h"
#include "engine/sound/sound.h"
#include "engine/ui/ui.h"
#include "game/kit/coin_type.h"
#include "game/shell/settings.h"

namespace screens {

using core::Vec2;
using words::figure;
using words::joined;
using words::known;
using words::mark;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

// The frame that is being drawn.
class Drawing {
public:
    virtual ~Drawing() = default;
    virtual ui::Ui& ui() = 0;
    virtual render::Renderer& renderer() = 0;
    // This frame's events that the panels did not take, in order.
    virtual const std::vector<platform::Event>& events() const = 0;
    virtual int width() const = 0;  // framebuffer pixels
    virtual int height() const = 0;
    virtual double seconds() const = 0;  // since the last frame, at most 0.1
    // So much has passed for a player's clock since the last frame, at most a second; with a script, each
    // frame is a sixtieth.
    virtual double clock_seconds() const = 0;
    virtual bool fast() const = 0;  // animations take no time
    // From any thread: the window shall look now whether a frame is wanted.
    virtual void wake() = 0;
    // A coin in the panels' order of drawing, filling `rect`: portraits.
    virtual void portrait(const ui::Rect& rect, const render::CoinSprite& coin) = 0;
    // Of the window, once this frame is drawn; the sentence is empty if all went well.
    virtual void take_picture(const std::filesystem::path& file, std::function<void(std::string)> done) = 0;
    // Lines for the F3 overlay; set them anew in each frame.
    virtual void debug(const std::string& line) = 0;
};

// Where to go; takes effect after this frame.
class Navigation {
public:
    virtual ~Navigation() = default;
    virtual void go(std::string_view screen) = 0;  // by name, see screen_list.h
    virtual void anew() = 0;                       // this screen once more, from its start
    // To the screen below: help and settings lie over another one.
    virtual void back() = 0;
    // The rule book over this screen, at a rule as refusals name it; empty: at its beginning.
    virtual void help(const std::string& rule) = 0;
    virtual void toggle_full_screen() = 0;
    virtual void quit() = 0;
};

class Audio {
public:
    virtual ~Audio() = default;
    // Heard at once, as loud as the settings say; `pan`: -1 left to 1 right.
    virtual void hear(const sound::Sound& sound, double pan) = 0;
    virtual void hush() = 0;  // what sounds, fades
};

class SettingsStore {
public:
    virtual ~SettingsStore() = default;
    virtual Settings& settings() = 0;
    virtual void keep_settings() = 0;  // writes them; called after a change
};

// One sentence over whatever is shown, until it is read: what went wrong.
class Notices {
public:
    virtual ~Notices() = default;
    virtual void tell(const Phrase& sentence) = 0;
    virtual const Phrase& told() const = 0;
};

// What lies in the box, and chance.
class Box {
public:
    virtual ~Box() = default;
    virtual const std::filesystem::path& assets() const = 0;   // what ships
    virtual const std::filesystem::path& profile() const = 0;  // this user's folder
    // Penny, nickel, dime and quarter, in this order.
    virtual const std::vector<rules::CoinType>& pocket_coins() const = 0;
    virtual std::uint64_t seed() = 0;  // of the next game: --seed, else a fresh one each time
};

class App : public Drawing,
            public Navigation,
            public Audio,
            public SettingsStore,
            public Notices,
            public Box {};

}  // namespace screens
