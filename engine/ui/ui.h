#pragma once
// Panels and widgets: warm paper slips on dark walnut, over Dear ImGui. Each widget registers its label with
// its rectangle, so that a script can find, press and check it. All of it works by keyboard: Tab and arrows
// move the focus, Enter or Space press, Escape leaves the panels. Sizes that callers give in points go
// through px().

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
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

namespace ui {

using words::Phrase;

// One labelled thing on the screen.
struct Label {
    std::string text;     // in English, whatever is printed: scripts find it by this
    std::string printed;  // in the language of the screen
    Rect rect;            // pixels, as laid out
    Rect panel;           // what clips it
    bool widget = false;  // it can be pressed or typed into, else it is print
    bool enabled = true;
    bool scrolled = false;  // partly or wholly outside a scrolling region, on purpose
    bool cut = false;       // its print is larger than its rectangle
    bool part = false;      // lies on a widget, which it explains
    bool covered = false;   // a dialog lies over it: it cannot be pressed
    friend bool operator==(const Label&, const Label&) = default;
};

struct FrameInput {
    int width = 1280, height = 800;         // framebuffer pixels
    double density = 1;                     // of the display
    double seconds = 1.0 / 60;              // since the last frame
    std::vector<platform::Event> events{};  // at most one press or release in a frame
    bool table_keeps_tab = false;           // Tab enters the panels only through F6
    bool looked_at = true;                  // else it is laid out, but not drawn
};

enum class Look {
    Plain,   // outlined, on paper
    Accent,  // the one that goes on
    Dark,    // on the rail
    Bare,    // print only: lists, links
};
struct Print {
    Type type = Type::Body;
    Colour colour = palette::kInk;
    Align align = Align::Left;
};

struct Range {
    int low = 0, high = 100, step = 10;
};

class Ui {
public:
    // Needs a current GL context. The error is a sentence for people: no usable font.
    static core::Result<std::unique_ptr<Ui>, std::string> create(platform::Window& window,
                                                                 double scale_percent);
    ~Ui();

    // --- a frame: begin (binds the window's framebuffer), panels, end (draws them over what has been drawn
    // since) Returns the events that neither panels nor keyboard focus use, in order: those are the table's.
    // A pointer that comes over a panel leaves the table: Event::Kind::Leave.
    std::vector<platform::Event> begin(const FrameInput& input);
    void end();
    // The last frame differs from the one before, or something wants another: draw again.
    bool unsettled() const;
    // A caret blinks: draw again after this many seconds; 0: nothing does.
    double blink() const;
    const std::vector<Label>& labels() const;  // of the last finished frame
    bool over_panel() const;                   // the pointer is
    bool pressed() const;                      // any widget was, in this frame
    Vec2 pointer() const;

    // --- language
    void speak(words::Catalogue catalogue);
    const words::Catalogue& catalogue() const;  // for others that print
    std::string in_words(const Phrase& phrase) const;

    // --- sizes
    const FontFiles& font_files() const;  // for others that print
    void set_scale(double percent);       // 100 to 300, what people choose
    void set_side_colours(Colour solid, Colour dashed);
    Colour side_colour(Sign sign) const;
    double scale() const;            // pixels a point: chosen scale x display density x window's share
    double px(double points) const;  // whole pixels
    double lid_scale() const;        // pixels a point of Type::Lid and Type::Motto, which follow the window
    double width() const;            // of the window, pixels
    double height() const;
    double rail_height() const;
    double line_height(Type type) const;
    // How many of its signs no letter here can show: they are printed as "?".
    int unknown_in(std::string_view text) const;
    double text_width(const Phrase& text, Type type) const;
    double text_height(const Phrase& text, Type type, double wrap_width) const;
    Painter paint() { return Painter(*this); }

    // --- panels; `name` is unique among the panels of a frame
    using Content = std::function<void()>;
    void rail(const Content& content);  // the walnut strip along the top; place() each widget in it
    void slip(std::string_view name, const Rect& rect,
              const Content& content);  // scrolls where the content is taller
    // As high as its content, up to `max_height`; where it lies.
    Rect slip(std::string_view name, Vec2 corner, double width, double max_height, const Content& content);
    // In the middle, over a dimmed screen; takes all input while it is there. Enter presses its accented
    // button, Escape the last one.
    void dialog(std::string_view name, double width, const Content& content);
    // No paper and no background: widgets lie on what is drawn below. Takes the mouse only where a widget
    // lies.
    void bare(std::string_view name, const Rect& rect, const Content& content);
    // The same, but it scrolls where the content is taller; takes the mouse all over.
    void scroll(std::string_view name, const Rect& rect, const Content& content);

    // --- layout inside a panel: from top to bottom, over the panel's width
    void place(const Rect& rect);                  // the next widget lies exactly here
    void row(const std::vector<double>& weights);  // the next widgets lie side by side, widths by weight
    void space(double points);
    Rect rest() const;         // what is left of the panel
    Rect take(double height);  // the next rectangle of that height (pixels), for own painting

    // --- print
    void text(const Phrase& text, const Print& print = {});  // wraps
    void heading(const Phrase& text);                        // Heading
    void caption(const Phrase& text);                        // Small capitals over a group, soft
    void rule();
    void fact(const Phrase& name, const Phrase& value);                 // one line, value right aligned
    void sign(Sign sign, const Phrase& text, const Print& print = {});  // ring symbol and a line of print
    // The ten studs of the rail: `left` in brass, the first `would_go` of them lit, the rest empty sockets.
    void pips(const Phrase& label, int total, int left, int would_go);
    // Print that the caller has painted on a widget: only its label.
    void explain(const Phrase& text, const Rect& rect, Type type);
    // Print that belongs to something on the table, centred at a point of the window; never covers more than
    // itself.
    void tag(const Phrase& text, Vec2 center, const Print& print);

    // --- widgets; each returns true in the frame in which it was pressed or changed
    bool button(const Phrase& label, Look look = Look::Plain);
    bool button(const Phrase& label, Look look, bool enabled);
    bool choice(const Phrase& label, const Phrase& note,
                bool chosen);  // one of several, with a sentence
    bool toggle(const Phrase& label, bool on);
    // A whole number on a track; value within range.low and range.high, on its steps.
    bool slider(const Phrase& label, int& value, const Range& range);
    // A line of a log: what happened, its arithmetic below, whose deed it was; pressed to go back to it.
    bool entry(const Phrase& text, const Phrase& detail, Sign sign, bool current, bool enabled);
    // Whatever the caller paints there, before or after.
    bool area(const Phrase& label, const Rect& rect);
    bool area(const Phrase& label, const Rect& rect, bool enabled);
    // Signs that cannot be shown are told below it.
    bool input_text(const Phrase& label, std::string& value, std::size_t max_bytes = 32);
    // The field alone: who calls prints what it is called.
    bool input_field(const Phrase& label, std::string& value, std::size_t max_bytes = 32);
    // Over several lines, at least so many, and as high as its text; Enter begins a new one, Tab leaves it.
    bool input_lines(const Phrase& label, std::string& value, int lines, std::size_t max_bytes);
    // Of the last widget, or print.
    bool hovered() const;
    bool focused() const;
    Rect last() const;
    // Gives the keyboard focus to the next widget, once.
    void focus_next();

    struct Inside;
    Inside& inside() { return *inside_; }

private:
    explicit Ui(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace ui
