#pragma once
// Panels and widgets: warm paper on dark walnut, over Dear ImGui. Each widget registers its label and
// rectangle, so that a script can find, press and check it. Everything works by keyboard: Tab and arrows move
// the focus, Enter or Space presses, Escape leaves the panels. px() converts points to pixels.

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/platform/input.h"
#include "engine/ui/fonts.h"
#include "engine/ui/painter.h"
#include "engine/ui/style.h"
#include "engine/words/catalogue.h"

namespace platform {
class Window;
}
namespace render {
class GlyphStore;
}

namespace ui {

using words::Phrase;

// A labelled item on the screen.
struct Label {
    enum class Kind { Print, Heading, Button, Switch, Choice, Slider, Field };
    std::string text;     // in English regardless of the language: scripts search by this
    std::string printed;  // in the screen's language
    Rect rect;            // pixels, as laid out
    Rect panel;           // its clipping panel
    bool widget = false;  // can be pressed or typed into; otherwise print
    bool enabled = true;
    bool scrolled = false;  // partly or wholly scrolled out of view
    bool cut = false;       // its print is larger than its rectangle
    bool part = false;      // belongs to a widget and explains it
    bool covered = false;   // under a dialog: cannot be pressed
    bool focused = false;   // has the keyboard focus, with a visible frame
    Kind kind = Kind::Print;
    bool on = false;      // for a switch or a choice
    bool drags = false;   // a drag on it is for it, not for what is below
    std::string value{};  // of a slider or field
    std::string row{};    // the row's name printed beside the choice: "Dice" for a button "none"
    std::string why{};    // why it is closed
    Rect target{};        // in touch mode: the area where fingers press it
    friend bool operator==(const Label&, const Label&) = default;
};

struct FrameInput {
    int width = 1280, height = 800;  // framebuffer pixels
    double density = 1;              // of the display
    double pixels_a_mm = 96 / 25.4;
    double seconds = 1.0 / 60;              // since the last frame
    std::vector<platform::Event> events{};  // of one batch
    bool table_keeps_tab = false;           // Tab does not enter the panels, only F6 does
    bool table_keeps_enter = false;         // Enter presses nothing, unless a dialog is open
    bool enter_presses = false;             // Enter and Space press the accented button if no widget has the focus
    bool looked_at = true;                  // if false, the frame is laid out but not drawn
    // Identifies the page: when it changes, panels start at their top. 0: panels keep their scroll position.
    std::uint64_t page = 0;
};

// Takes the events of the next frame from the queue.
std::vector<platform::Event> next_batch(std::deque<platform::Event>& queue);

enum class Look {
    Plain,   // outlined, on paper
    Accent,  // the main action
    Chosen,  // amber, underlined: the current one among choices side by side
    Dark,    // on the top bar
    Bare,    // print only: lists, links
};
// Whether a widget can be pressed. If not, the sentence says why, under the pointer and to screen reader users.
struct Open {
    bool now = true;
    Phrase why{};
    Open(bool is_open = true, Phrase why_not = {}) : now(is_open), why(is_open ? Phrase() : std::move(why_not)) {}
};
struct Print {
    Type type = Type::Body;
    Colour colour = palette::kInk;
    Align align = Align::Left;
};

struct Range {
    int low = 0, high = 100, step = 10;
};

// Text to be read aloud: once when it appears, and again when it changes.
struct Announced {
    std::string key;  // its subject: "turn", "refusal", "log 12"
    std::string words;
    friend bool operator==(const Announced&, const Announced&) = default;
};

class Ui {
public:
    // Needs a current GL context. The error is a sentence for the user: no usable font.
    static core::Result<std::unique_ptr<Ui>, words::Phrase> create(platform::Window& window, double scale_percent,
                                                                   Letters letters = Letters::Usual);
    ~Ui();

    // --- a frame: begin (binds the window's framebuffer), panels, end (draws them over everything drawn since begin).
    // begin returns the events for the table, those that neither panels nor keyboard focus use, in order. A pointer
    // that moves onto a panel leaves the table: Event::Kind::Leave.
    std::vector<platform::Event> begin(const FrameInput& input);
    void end();
    // True if the last frame differs from the one before or requested another: draw again.
    bool unsettled() const;
    // How many times fonts were built: when it changes, earlier measurements are outdated.
    int fonts_built() const;
    const std::vector<Label>& labels() const;  // of the last finished frame
    bool over_panel() const;                   // the pointer is over a panel
    bool pressed() const;                      // a widget was pressed in this frame
    bool has_dialog() const;                   // one is open
    void set_clipboard(const std::string& text);
    std::string clipboard() const;  // empty if it holds no text
    Vec2 pointer() const;
    bool touched() const;            // the last input came from a finger
    double mm(double length) const;  // in pixels

    // --- language
    void set_language(words::Catalogue catalogue);
    const words::Catalogue& catalogue() const;  // for other printing code
    // Swaps the texts of each pair, for this frame.
    void exchange(std::span<const std::pair<words::Key, words::Key>> pairs);
    std::string translated(const Phrase& phrase) const;

    // --- read aloud; call announce() in each frame in which it applies
    void announce(std::string key, const Phrase& words);
    const std::vector<Announced>& announced() const;  // of the last finished frame

    // --- sizes
    const FontFiles& font_files() const;                 // for other printing code
    std::shared_ptr<render::GlyphStore> glyphs() const;  // shared with other code that draws text
    void set_scale(double percent);                      // 100 to 300, the user's choice
    void set_letters(Letters letters);
    void set_inks(const Inks& inks);
    Colour side_colour(Sign sign) const;
    double scale() const;            // pixels per point: chosen scale x display density x window's share
    double px(double points) const;  // rounded to whole pixels
    double lid_scale() const;        // pixels per point of Type::Lid and Type::Motto, which follow the window
    double width() const;            // of the window, pixels
    double height() const;
    double top_bar_height() const;
    double line_height(Type type) const;
    double text_width(const Phrase& text, Type type) const;
    double text_height(const Phrase& text, Type type, double wrap_width) const;
    Painter paint() { return Painter(*this); }

    // --- panels; `name` is unique among the panels of a frame
    using Content = std::function<void()>;
    // Sets the next panel's subject, for panels that show one thing after another: each new subject starts at the top.
    void about(std::string thing);
    void top_bar(const Content& content);  // the walnut top bar; place() each widget in it
    void side_panel(std::string_view name, const Rect& rect,
                    const Content& content);  // scrolls if it overflows
    // As tall as its content, up to `max_height`; returns its rectangle.
    Rect side_panel(std::string_view name, Vec2 corner, double width, double max_height, const Content& content);
    // Centred over a dimmed screen; takes all input while open.
    // Enter presses its accented button, Escape the last one.
    void dialog(std::string_view name, double width, const Content& content);
    // No paper and no background: widgets are drawn directly on what is below, and anything outside `rect` is neither
    // visible nor pressable. Takes the pointer and the left button only over widgets; the wheel and the other buttons
    // pass through.
    void overlay(std::string_view name, const Rect& rect, const Content& content);
    // Print for the player at the upper edge: rotated about the middle of `rect`; nothing in it can be pressed.
    void facing(std::string_view name, const Rect& rect, const Content& content);
    // Like overlay, but scrolls if the content is taller and takes the mouse everywhere.
    void scroll(std::string_view name, const Rect& rect, const Content& content);

    // --- layout inside a panel: top to bottom, across the panel's width
    void place(const Rect& rect);                  // the next widget goes exactly here
    void row(const std::vector<double>& weights);  // the next widgets go side by side, widths by weight
    void space(double points);
    Rect rest() const;         // the remaining area of the panel
    Rect take(double height);  // reserves the next rectangle of this height (pixels), for custom painting

    // --- print
    void text(const Phrase& text, const Print& print = {});  // wraps
    void heading(const Phrase& text);                        // Heading
    void caption(const Phrase& text);                        // a small soft title above a group
    void remark(const Phrase& text);                         // a small soft sentence, wraps
    void rule();
    void fact(const Phrase& name, const Phrase& value);                 // one line, value right-aligned
    void sign(Sign sign, const Phrase& text, const Print& print = {});  // ring symbol and a line of print
    // The action pips of the top bar: `left` in brass, the first `would_go` of them lit, the others empty sockets.
    void pips(const Phrase& label, int total, int left, int would_go);
    // Registers a label for print that the caller has painted on a widget.
    void explain(const Phrase& text, const Rect& rect, Type type) { explain(text, text, rect, type); }
    // The same where it is printed in fewer words than it is read aloud in.
    void explain(const Phrase& text, const Phrase& print, const Rect& rect, Type type);
    // The same for stand-alone print that fills this rectangle.
    void add_label(const Phrase& text, const Rect& rect);
    // Print for something on the table, centred at a point of the window; covers only its own area.
    void tag(const Phrase& text, Vec2 center, const Print& print);

    // --- widgets; each returns true in the frame in which it is pressed or changed
    // Names the row that the next widget's choice belongs to: read aloud before its own label.
    void in_row_of(const Phrase& row);
    bool button(const Phrase& label, Look look = Look::Plain, const Open& open = {});
    bool choice(const Phrase& label, const Phrase& note,
                bool chosen);  // one of several, with a sentence
    bool toggle(const Phrase& label, bool on);
    // An integer on a track, within range.low and range.high, in its steps.
    bool slider(const Phrase& label, int& value, const Range& range);
    // A log entry: what happened, its arithmetic below, and the sign of the side that did it; press to return to it.
    bool entry(const Phrase& text, const Phrase& detail, Sign sign, bool current, bool enabled);
    // A clickable area; the caller paints it, before or after.
    bool area(const Phrase& label, const Rect& rect, const Open& open = {});
    // Characters that cannot be shown are reported below the field.
    bool input_text(const Phrase& label, std::string& value, std::size_t max = 32);
    // Just the field: the caller prints its name.
    bool input_field(const Phrase& label, std::string& value, std::size_t max = 32);
    // Multi-line: at least `lines` lines, and as tall as its text. Enter starts a new line, Tab leaves the field.
    bool input_lines(const Phrase& label, std::string& value, int lines, std::size_t max);
    // State of the last widget or print.
    bool hovered() const;
    bool focused() const;
    Rect last() const;
    // Gives the keyboard focus to the next widget, once.
    void focus_next();

    struct Impl;
    Impl& impl() { return *impl_; }

private:
    explicit Ui(std::unique_ptr<Impl> inside);
    std::unique_ptr<Impl> impl_;
};

}  // namespace ui
