#pragma once
// The windowed program: its main loop, its data and the current screen. It knows no game: the application
// (game/application) provides the list of screens and opens those that need more than a name.

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/platform/window.h"
#include "engine/render/sharpness.h"
#include "engine/sound/mixer.h"
#include "game/profile/profile_lock.h"
#include "game/shell/captions.h"
#include "game/shell/debug_overlay.h"
#include "game/shell/reading.h"
#include "game/shell/remote_play.h"
#include "game/shell/screen_list.h"
#include "game/shell/settings.h"

namespace screens {

class UiScript;

struct Options {
    std::string battle;         // the name or file of a battle; empty: the title
    int width = 0, height = 0;  // points; 0: as remembered
    int scale = 0;              // percent; 0: as remembered
    std::string language;       // a code; empty: as remembered, or English under a script
    std::optional<std::uint64_t> seed;
    std::filesystem::path profile;  // empty: the user's default folder
    std::filesystem::path page;     // the page for browsers; empty: the installed one
    std::filesystem::path drive;    // the UI script; empty: played by hand
    bool sound = true;
    bool fast = false;
    bool fingers = false;         // the script's mouse actions are done with fingers
    bool small_pictures = false;  // for tests: ui::write_small_picture
};

class Program : public virtual App {
public:
    explicit Program(const Options& options);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() override;
    // Finds its files, opens the window and shows the first screen. The error is a sentence for people.
    core::Result<void, std::string> open();
    // True if another program has this profile open and shows what this one was asked to open; this one can end.
    bool is_elsewhere() const { return elsewhere_; }
    // Runs one iteration of the main loop: handles events and draws a frame if needed. Returns the exit status once the
    // user has quit.
    std::optional<int> turn();

    // --- App
    ui::Ui& ui() override { return *ui_; }
    render::Renderer& renderer() override { return *renderer_; }
    const std::vector<platform::Event>& events() const override { return left_; }
    int width() const override { return window_->width(); }
    int height() const override { return window_->height(); }
    double seconds() const override { return seconds_; }
    double clock_seconds() const override { return clock_seconds_; }
    bool fast() const override { return options_.fast; }
    std::uint64_t seed() override;
    void wake() override { window_->wake(); }
    const std::filesystem::path& assets() const override { return assets_; }
    const std::filesystem::path& profile() const override { return profile_; }
    Settings& settings() override { return kept_.settings; }
    void save_settings() override;
    void go(std::string_view screen) override;
    void restart() override;
    void replace_screen(Make make) override;
    void push_screen(Make make) override;
    void toggle_full_screen() override;
    void open(const std::string& what) override;
    void show_file(const std::filesystem::path& file) override;
    void back() override;
    void help(const std::string& rule) override;
    void quit() override { quit_ = true; }
    void notify(const Phrase& sentence) override { notice_ = sentence; }
    const Phrase& notice() const override { return notice_; }
    void play(const sound::Sound& sound, double pan) override;
    void fade_out() override;
    void portrait(const Rect& rect, const render::CoinSprite& coin) override;
    void debug(const std::string& line) override { overlay_.line(line); }
    RemotePlay& remote() override { return remote_; }

    // --- for scripts
    // Converts a pixel between the window and the drawn picture, which may be turned half round.
    Vec2 turned(Vec2 pixel) const;
    Screen& screen() { return *screen_; }
    platform::Window& window() { return *window_; }
    // True if there is nothing left to do: no event, no change on the screen, no animation, no background work.
    bool idle() const;
    // True if labels and picture reflect the last event.
    bool settled() const;
    bool go_by_name(std::string_view screen);  // false if there is no such screen
    void redraw() { dirty_ = true; }
    void set_fast(bool fast) { options_.fast = fast; }
    // Acts as if the graphics driver had been restarted.
    void lose_graphics() {
        graphics_lost_ = true;
        dirty_ = true;
    }
    // Advances a player's clock by this many seconds in the next frame.
    void let_pass(double seconds) {
        leap_ = seconds;
        dirty_ = true;
    }
    void take_picture(const std::filesystem::path& file, std::function<void(std::string)> done) override;
    const FrameTimes& times() const { return times_; }
    const std::vector<std::string>& said() const { return reading_.said(); }
    // Opens a screen that needs more than its name, as given by a script step. The error is a sentence. Returns nullopt
    // if there is no such screen.
    virtual std::optional<core::Result<void, Phrase>> go_with(const std::string& screen, const rules::Json& step) = 0;
    void look_at_files();

protected:
    virtual const std::vector<Entry>& screens() const = 0;
    virtual std::unique_ptr<Screen> make_help(std::string_view book, const std::string& rule) = 0;
    // Called once assets() and profile() are known, before there is a window.
    virtual void find_files() = 0;
    // True if files of this user have changed since the last call.
    virtual bool files_changed() = 0;
    // Opens `battle`, given as on the command line. Called between frames.
    virtual core::Result<void, Phrase> open_battle(const std::string& battle) = 0;

    // Runs `step` after this frame.
    void next(std::function<void()> step) { next_ = std::move(step); }
    void show(std::unique_ptr<Screen> screen);  // replaces all screens; nullptr: by the title
    void show_title();
    // Replaces all screens at once, also one of that name: it must not write to files that were opened over its own.
    void show_by_name(std::string_view screen);
    void push_over(std::unique_ptr<Screen> screen);  // nullptr: nothing happens
    void save_screens();
    void close_window();
    void clear_notice() { notice_ = {}; }

private:
    int end();
    core::Result<void, Phrase> begin();
    core::Result<void, Phrase> set_up();
    core::Result<void, Phrase> open_window();
    core::Result<void, Phrase> open_window_again();
    core::Result<void, Phrase> find_profile();
    // Translates into the language of the settings, even before the first frame.
    std::string said_in_language(const Phrase& phrase) const;
    bool wants_frame() const;
    void frame(const std::vector<platform::Event>& events);
    bool faces_across() const;
    std::vector<platform::Event> next_batch_seen();
    bool looked_at() const;  // true if anybody sees the next frame
    double wakes() const;
    void draw_frame(const std::vector<platform::Event>& events, bool seen);
    void program_keys();
    void speak();
    void read_aloud();
    void picture();
    void remember_window();
    void look_now_and_then();
    core::Result<void, Phrase> lock_profile();
    void take_handed();
    const Entry* find_screen(std::string_view name) const;

    Options options_;
    std::filesystem::path assets_;
    double watched_ = 0;  // time of the last check, seconds
    std::filesystem::path profile_;
    std::unique_ptr<profile::ProfileLock> lock_;
    bool elsewhere_ = false;
    Kept kept_;
    std::unique_ptr<platform::Window> window_;
    std::unique_ptr<render::Renderer> renderer_;
    std::unique_ptr<ui::Ui> ui_;
    std::unique_ptr<UiScript> script_;
    sound::Mixer mixer_;
    Settings sampled_;  // the settings whose volumes were last sampled

    Captions captions_;
    Reading reading_;
    RemotePlay remote_;
    std::unique_ptr<Screen> screen_;
    std::vector<std::unique_ptr<Screen>> below_;  // screens below help and settings
    std::function<void()> next_;                  // navigation after this frame
    Phrase notice_;
    bool settings_kept_ = true;  // false after a failed attempt to save them
    std::string spoken_ = "en";  // the language of the panels

    std::deque<platform::Event> queue_;
    std::vector<platform::Event> left_;  // this frame's events that the panels did not use
    std::uint64_t pages_ = 0;            // pages shown so far
    double seconds_ = 1.0 / 60, clock_seconds_ = 1.0 / 60, leap_ = 0, leapt_ = 0;
    double last_frame_ = 0;
    bool dirty_ = true;
    int quiet_ = 0;  // frames since the last event
    bool was_idle_ = true;
    bool shown_at_work_ = false;  // background work was under way in the last frame
    bool quit_ = false;
    bool graphics_lost_ = false;
    bool across_ = false;  // for the last frame drawn, or the next one
    std::filesystem::path picture_;
    std::function<void(std::string)> picture_done_;
    FrameTimes times_;
    render::Sharpness sharpness_;
    Overlay overlay_;
};

}  // namespace screens
