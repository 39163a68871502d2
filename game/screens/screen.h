#pragma once
// What a screen is, and what it may ask of the program around it.

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"
#include "engine/render/renderer.h"
#include "engine/sound/sound.h"
#include "engine/ui/ui.h"
#include "game/battles/library.h"
#include "game/rules/json.h"
#include "game/screens/keys.h"
#include "game/screens/set_up.h"

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

// What people chose; what each means and may be stands in settings_list.cpp.
struct Settings {
    std::string language = "system";
    int ui_scale = 100;  // percent, 100 to 300
    std::string table_top = "felt", light = "window", colours = "blue_orange", quality = "auto";
    int speed = 100;          // of motion, percent
    bool turn_table = false;  // the view turns to the player whose turn it is
    bool hand_over = false;   // the table is covered until the next player is there
    bool reduced_motion = false;
    bool real_dice = false;           // players roll their own and tell what they show
    std::string autosave = "action";  // when the battle is written: after each one, with each "turn", "never"
    // Percent; the first is over all of them.
    int volume = 80, volume_coins = 100, volume_paper = 100, volume_table = 100, volume_panels = 60;
    double pixels_per_inch = 0;  // of this screen, as measured with a quarter; 0: nobody has
    std::string paper = "letter", print_as = "pdf";  // print::papers(), print::kFormats
    BoundKeys keys;
    std::array<std::string, 2> players;  // their names; empty: nobody has said
    std::array<std::string, 2> bots;     // who played the sides last, as SetUp::bots
    bool all_cores = true;               // bots that think for long use all of them
    int thinking = 1;                    // times as much as their level has it
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct EditorStart;  // editor_start.h
struct LabStart;     // lab_start.h

// The program around the screens. It outlives them all.
class App {
public:
    virtual ~App() = default;
    virtual ui::Ui& ui() = 0;
    virtual render::Renderer& renderer() = 0;
    // This frame's events that the panels did not take, in order.
    virtual const std::vector<platform::Event>& events() const = 0;
    virtual int width() const = 0;  // framebuffer pixels
    virtual int height() const = 0;
    virtual double seconds() const = 0;  // since the last frame, at most 0.1
    // So much has passed for a player's clock since the last frame, at most a second; where a script plays,
    // each frame is a sixtieth.
    virtual double clock_seconds() const = 0;
    virtual bool fast() const = 0;     // animations take no time
    virtual std::uint64_t seed() = 0;  // of the next battle: --seed, else a fresh one each time
    // From any thread: the window shall look now whether a frame is wanted.
    virtual void wake() = 0;
    virtual const std::filesystem::path& assets() const = 0;
    virtual const battles::Library& library()
        const = 0;  // battles, coin sets and formations: shipped and own
    virtual const std::filesystem::path& profile() const = 0;
    virtual Settings& settings() = 0;
    virtual void keep_settings() = 0;  // writes them; called after a change

    // --- where to go; takes effect after this frame
    virtual void go(std::string_view screen) = 0;        // by name, see screens.h
    virtual void anew() = 0;                             // this screen once more, from its start
    virtual void choose(const std::string& battle) = 0;  // to the set-up of this battle: a name, or a file
    virtual void start_battle(const SetUp& set_up) = 0;
    // Over this screen: the battle on paper.
    virtual void print(const SetUp& set_up) = 0;
    virtual void begin(const BattleStart& start) = 0;  // a battle that is nowhere as a file
    virtual void continue_battle() = 0;                // the saved one
    virtual void toggle_full_screen() = 0;
    // To the screen below: help and settings lie over another one.
    virtual void back() = 0;
    // The rule book over this screen, at a rule as refusals name it; empty: at its beginning.
    virtual void help(const std::string& rule) = 0;
    // A step of the lesson, from 0; see lesson.h.
    virtual void learn(std::size_t step) = 0;
    virtual void quit() = 0;

    // --- the battle that is being fought, in the profile folder; the errors are sentences for people
    virtual core::Result<void, std::string> save(const rules::Record& record) = 0;
    virtual void drop_save() = 0;  // it is over: nothing to continue
    // It is kept among the replays as `name`, in place of `before` where that is not empty; where it lies.
    virtual core::Result<std::filesystem::path, std::string> keep_replay(
        const rules::Record& record, const std::string& name, const std::filesystem::path& before) = 0;

    // --- battles looked at again
    virtual void watch(const Watch& what) = 0;  // over this screen, to which back() leads
    // A battle that begins where the record ends; the one going on is kept among the earlier ones.
    virtual void play_on(const rules::Record& record) = 0;

    // --- battles made
    virtual void edit(const EditorStart& start) = 0;  // in place of this screen
    // Over this screen, to which leaving it leads: once, or fought many times.
    virtual void try_out(const BattleStart& trial) = 0;
    virtual void try_in_lab(const LabStart& start) = 0;

    // One sentence over whatever is shown, until it is read: what went wrong.
    virtual void tell(const Phrase& sentence) = 0;
    virtual const Phrase& told() const = 0;

    // Heard at once, as loud as the settings say; `pan`: -1 left to 1 right.
    virtual void hear(const sound::Sound& sound, double pan) = 0;
    virtual void hush() = 0;  // what sounds, fades

    // A coin in the panels' order of drawing, filling `rect`: portraits.
    virtual void portrait(const ui::Rect& rect, const render::CoinSprite& coin) = 0;
    // Of the window, once this frame is drawn; the sentence is empty where all went well.
    virtual void take_picture(const std::filesystem::path& file, std::function<void(std::string)> done) = 0;
    // Lines for the F3 overlay; set them anew in each frame.
    virtual void debug(const std::string& line) = 0;
};

class Screen {
public:
    virtual ~Screen() = default;
    virtual std::string_view name() const = 0;
    // Handles app.events(), draws with app.renderer() at once, fills panels through app.ui(): those lie
    // above.
    virtual void frame(App& app) = 0;
    // Something moves: frames are drawn one after another, and "idle" waits.
    virtual bool animating() const { return false; }
    // A clock runs: it wants a frame after so many seconds, though nothing moves; 0: none does.
    virtual double wakes() const { return 0; }
    // Something is at work that will change what is shown, though nothing moves: "idle" waits for it.
    virtual bool busy() const { return false; }
    // Tab walks over the table; F6 enters the panels.
    virtual bool keeps_tab() const { return false; }
    // It goes for good and nobody was asked: what would be lost is kept.
    virtual void keep() {}
    // Where F1 opens the rule book: the rule that refuses something just now.
    virtual std::string rule_in_question() const { return ""; }

    // --- for scripts; nothing where the screen has no table
    virtual std::optional<rules::Json> state() const { return std::nullopt; }   // the protocol's `state`
    virtual std::optional<Vec2> to_pixels(Vec2) const { return std::nullopt; }  // table inches to the window
    virtual std::optional<Vec2> coin_at(std::string_view) const {
        return std::nullopt;
    }  // table inches, as drawn now
};

}  // namespace screens
