#pragma once
// UI scripts: files of JSON lines, played as a person would. Each step becomes real events in the window's queue, at
// real positions; expectations are checked against the screen and its state. The first failing step ends the run.

#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/platform/fingers.h"
#include "engine/ui/ui.h"
#include "game/kit/json.h"
#include "game/shell/ui_script_steps.h"

namespace screens {

class Program;

// The texts of the boxes that the catalogue translates: scripts name a story's ready-made cards in English, and this
// finds the names that a translated screen shows.
class BoxNames {
public:
    void add(const rules::Json& box, const words::Catalogue& catalogue);
    // Replaces every whole English name of a box in the text by its translation, longest names first. Texts that differ
    // only in the language of their names become equal.
    std::string translated(std::string_view text) const;

private:
    void add(const std::string& english, const words::Catalogue& catalogue);

    std::map<std::string, std::string, std::less<>> names_;
    std::size_t longest_ = 0;  // bytes
};

class UiScript {
public:
    // Reads a script; the error names the line that is not a step. `fingers`: mouse steps are done by touch, and fail
    // if impossible.
    static core::Result<UiScript, std::string> read(const std::filesystem::path& script, bool fingers);
    // Continues the script; called whenever the window has caught up with the last event. True when the script has
    // ended.
    bool advance(Program& program);
    // True if the script counts or measures frames, so that every frame must be drawn.
    bool watches_frames() const { return watches_frames_; }
    // True while the script waits for another program, however long that takes.
    bool waits_for_others() const;
    // Returns 0, or 1 after a failed step; the reason is on standard error.
    int status() const { return failed_ ? 1 : 0; }

private:
    using Json = rules::Json;
    using Fault = std::optional<std::string>;
    struct Measure {
        int left = 0;
        std::string file;
        std::vector<double> seconds{};
        double cpu_before = 0;
    };

    bool fail(const std::string& reason);
    // True if a text on the screen is the translation of the script's English text.
    bool means(std::string_view shown, std::string_view words) const;
    void learn_names(Program& program);
    bool go_on(Program& program);  // continues a step that takes several frames; false: it is done
    Fault begin(Program& program, const Json& step);
    // One function per step; each returns the reason if it failed.
    Fault screen(Program& program, const Json& step);
    Fault press(Program& program, const Json& step);
    Fault press_any(Program& program, const Json& step);
    Fault type(const Json& step);
    Fault key(const Json& step);
    Fault focus(Program& program, const Json& step);
    Fault compose(const Json& step);
    Fault drop(const Json& step);
    Fault click(Program& program, const Json& step);
    Fault drag(Program& program, const Json& step);
    Fault touch(Program& program, const Json& step);
    Fault pinch(Program& program, const Json& step);
    Fault touch_label(Program& program, const Json& step);
    // Finds a label that can be pressed now: the `nth` of those with these words, counted from 1.
    core::Result<ui::Label, std::string> pressable(Program& program, const std::string& words, int nth) const;
    void tap(core::Vec2 at, double hold);  // `hold` in seconds
    // Moves a finger from one place to another in `moves` frames.
    void stroke(int id, core::Vec2 from, core::Vec2 to, int moves);
    Fault hover(Program& program, const Json& step);
    Fault wheel(Program& program, const Json& step);
    Fault wait(Program& program, const Json& step);
    Fault still(Program& program, const Json& step);
    Fault expect(Program& program, const Json& step);
    Fault expect_state(Program& program, const Json& wanted) const;
    Fault expect_said(Program& program, const std::string& words);
    Fault expect_counted(const Json& step) const;
    Fault expect_focused(Program& program, const std::string& words) const;
    Fault hidden_coin(Program& program) const;
    Fault write_state(Program& program, const Json& step);
    Fault write_labels(Program& program, const Json& step);
    Fault write_said(Program& program, const Json& step);
    Fault write_point(Program& program, const Json& step);
    Fault shot(Program& program, const Json& step);
    Fault measure(const Json& step);
    Fault rename(Program& program, const Json& step);
    Fault resize(Program& program, const Json& step);
    Fault finish_measure(Program& program);
    Fault compare(const Json& state, const std::string& pointer, const Json& wanted) const;

    core::Result<core::Vec2, std::string> place(Program& program, const Json& step, const char* key) const;
    void click_at(core::Vec2 at, platform::Button button, int clicks, platform::Mods mods);

    // Returns why fingers cannot do this, or nullopt if they can.
    Fault beyond_fingers(Program& program, const Json& step) const;
    Fault by_finger(Program& program, const Json& step);

    std::vector<UiScriptStep> steps_;
    bool fingers_ = false;
    BoxNames names_;  // in the language of the screen
    bool knows_names_ = false;
    bool watches_frames_ = false;
    std::size_t next_ = 0;
    std::deque<platform::Event> events_;  // one per frame
    struct Stroke {
        platform::Finger finger;
        double rest = 0;  // pause after it, seconds
    };
    std::deque<Stroke> strokes_;  // one per frame
    double rests_until_ = 0;      // by the clock of the platform
    bool at_once_ = false;        // all strokes in one frame
    int frames_ = 0;
    // While nothing may be drawn: turns of the main loop left, and the earlier frame count.
    int idle_turns_ = 0;
    std::uint64_t drawn_before_ = 0;
    bool until_idle_ = false;
    Json until_state_;                         // wait until the screen's state has this
    std::string until_label_;                  // wait until this label is on the screen and enabled
    std::filesystem::path until_file_;         // wait until this file exists
    double waiting_since_ = 0, patience_ = 0;  // seconds
    struct Counted {
        int presses = 0;  // of buttons
        int clicks = 0;   // and taps, on buttons and on the table
        int keys = 0;
    };
    Counted counted_;        // since the script last reset them
    std::size_t heard_ = 0;  // texts of said() already matched
    int scrolls_ = 0;        // made so far to bring a label into view
    bool again_ = false;     // the same step is being retried
    std::optional<Measure> measure_;
    bool failed_ = false;
};

// Lists all labels in the form that scripts read.
rules::Json to_json(const std::vector<ui::Label>& labels);

}  // namespace screens
