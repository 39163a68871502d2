#pragma once
// The application's services to its screens, split into interfaces so that a function takes only what it uses. All of
// them outlive every screen.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
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
namespace palette = ui::palette;
using ui::Look;
using ui::Print;
using ui::Rect;
using ui::Type;
using words::figure;
using words::joined;
using words::known;
using words::mark;
using words::Phrase;
using words::plain;
using words::say;
using words::say_many;

class Screen;      // screen.h
class RemotePlay;  // remote_play.h

// The current frame.
class Drawing {
public:
    virtual ~Drawing() = default;
    virtual ui::Ui& ui() = 0;
    virtual render::Renderer& renderer() = 0;
    // This frame's events that the panels did not use, in order.
    virtual const std::vector<platform::Event>& events() const = 0;
    virtual int width() const = 0;  // framebuffer pixels
    virtual int height() const = 0;
    virtual double seconds() const = 0;  // since the last frame, at most 0.1
    // Seconds by which a player's clock advances in this frame, at most 1; always 1/60 under a script.
    virtual double clock_seconds() const = 0;
    virtual bool fast() const = 0;  // animations are skipped
    // Makes the window check at once whether a frame is wanted. Callable from any thread.
    virtual void wake() = 0;
    // Draws a coin portrait that fills `rect`, in the panels' drawing order.
    virtual void portrait(const ui::Rect& rect, const render::CoinSprite& coin) = 0;
    // Saves a picture of the window after this frame is drawn. `done` gets an error sentence, empty on success.
    virtual void take_picture(const std::filesystem::path& file, std::function<void(std::string)> done) = 0;
    // Adds a line to the F3 overlay, for this frame only.
    virtual void debug(const std::string& line) = 0;
};

// Where to go next; takes effect after this frame.
class Navigation {
public:
    virtual ~Navigation() = default;
    virtual void go(std::string_view screen) = 0;  // by name, see screen_list.h
    virtual void restart() = 0;                    // restarts this screen
    // Makes a screen that needs more than its name. If the screen's data cannot be read, it shows a notice and returns
    // nullptr.
    using Make = std::function<std::unique_ptr<Screen>()>;
    virtual void replace_screen(Make make) = 0;  // replaces all screens; the title if `make` returns nullptr
    virtual void push_screen(Make make) = 0;     // opens it over this screen, to which back() returns
    // Returns to the screen below: help and settings lie over another screen.
    virtual void back() = 0;
    // Opens the rule book over this screen, at a rule named as in refusals, or at the beginning if `rule` is empty.
    virtual void help(const std::string& rule) = 0;
    virtual void toggle_full_screen() = 0;
    // Opens what the command line accepts: a battle, a file or a link. A notice says why if it cannot.
    virtual void open(const std::string& what) = 0;
    // Shows one of the user's files in its folder.
    virtual void show_file(const std::filesystem::path& file) = 0;
    virtual void quit() = 0;
};

class Audio {
public:
    virtual ~Audio() = default;
    // Plays a sound at once, at the volume of the settings; `pan` is -1 (left) to 1 (right).
    virtual void play(const sound::Sound& sound, double pan) = 0;
    virtual void fade_out() = 0;  // fades out what is playing
};

class SettingsStore {
public:
    virtual ~SettingsStore() = default;
    virtual Settings& settings() = 0;
    virtual void save_settings() = 0;  // saves them; call after a change
};

// Shows a sentence, usually an error, over everything until the user has read it.
class Notices {
public:
    virtual ~Notices() = default;
    virtual void notify(const Phrase& sentence) = 0;
    virtual const Phrase& notice() const = 0;
};

// Files, coins and random seeds.
class Resources {
public:
    virtual ~Resources() = default;
    virtual const std::filesystem::path& assets() const = 0;   // ships with the program
    virtual const std::filesystem::path& profile() const = 0;  // this user's folder
    // Penny, nickel, dime and quarter, in this order.
    virtual const std::vector<rules::CoinType>& pocket_coins() const = 0;
    virtual std::uint64_t seed() = 0;  // for the next game: --seed, otherwise a new one each time
};

class RemoteAccess {
public:
    virtual ~RemoteAccess() = default;
    virtual RemotePlay& remote() = 0;  // the table shared with other machines
};

class App : public Drawing,
            public Navigation,
            public Audio,
            public SettingsStore,
            public Notices,
            public Resources,
            public RemoteAccess {};

}  // namespace screens
