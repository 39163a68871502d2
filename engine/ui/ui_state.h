#pragma once
// The internal state of Ui, only for this folder's sources.

#include <imgui.h>

#include <cmath>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/ui/contrast.h"
#include "engine/ui/panel_layer.h"
#include "engine/ui/text_edit.h"
#include "engine/ui/texture.h"
#include "engine/ui/typesetter.h"
#include "engine/ui/ui.h"

namespace ui {

inline ImVec2 vec(Vec2 p) { return {static_cast<float>(p.x), static_cast<float>(p.y)}; }
inline ImVec2 vec(double x, double y) { return {static_cast<float>(x), static_cast<float>(y)}; }
inline ImU32 code(Colour c) { return IM_COL32(c.r, c.g, c.b, c.a); }
// A pointer in some versions of the library, a number in others.
inline ImTextureID texture_id(unsigned name) { return ImTextureID(static_cast<std::uintptr_t>(name)); }

inline constexpr double kTarget = 9;  // millimetres that a finger needs

// A place that the keyboard focus can stop at.
struct Stop {
    std::string id;  // panel, label and count: stable between frames
    Rect rect;
    bool enabled = true, accent = false, in_dialog = false, edits = false;
};

struct Panel {
    std::string name;
    Rect rect;     // the clipping area
    Rect inner;    // the area for widgets, scrolled
    double y = 0;  // top of the next widget
    bool scrolls = false, dialog = false, measuring = false, bare = false;
    bool footed = false;        // another panel follows below on its paper
    bool on_paper = false;      // paper drawn by its page lies under it
    bool accent_taken = false;  // further accented buttons are plain
    ImDrawList* list = nullptr;
};

inline constexpr double kBetweenColumns = 12, kChoiceIndent = 38, kSwitchIndent = 32;  // points

struct Row {
    std::vector<double> weights;
    std::size_t next = 0;
    double top = 0, height = 0;
    bool small = false;                // all in small print
    std::vector<std::size_t> below{};  // numbers of widgets in further rows, each as wide as the next
};

// A widget's interaction in this frame.
struct Touch {
    Rect rect;
    bool hovered = false, held = false, pressed = false, focused = false;
};

// A phrase in print and in English, for its label.
struct Said {
    std::string english, printed;
    bool empty() const { return printed.empty(); }
};

// An input method's unfinished text.
struct Composition {
    std::string text{};
    int place = 0;  // caret position in characters; 0: at the end
};

// The text being edited.
struct Written {
    struct Past {
        std::string text;
        Caret caret{};
    };
    std::string id{};    // its field; empty: none
    std::string left{};  // the field that was edited before the last press
    Caret caret{};
    std::vector<platform::Event> typed{};  // since the last frame
    Composition composing{};
    std::vector<Past> past{};  // states before each change
    // For a single line:
    bool one_line = false, all_pressed = false;  // the current press selected all
    std::string text{};                          // separate, because the caller may refuse it
    double scroll = 0;                           // pixels
};

// The result of a frame: filled while it is drawn, queried by the next one.
struct Frame {
    std::vector<std::pair<words::Key, words::Key>> exchanged{};  // texts swapped with each other
    std::vector<Label> labels{};
    std::vector<Stop> stops{};
    std::size_t tab_starts = 0;  // index of the stop where Tab enters from the table
    std::vector<Rect> panels{};  // those that capture the mouse
    std::vector<Announced> announced{};
    std::vector<Rect> bare{};  // widgets without a panel below: they capture the pointer and the left button
    bool dialog = false;
    bool unsettled = true;
    std::optional<Rect> caret{};  // of the text being edited
    bool pressed = false;         // a widget was pressed
    // The closed widget under the pointer, and why it is closed.
    Rect closed{};
    std::string why_closed{};

    bool catches(Vec2 point) const;
    bool catches_all(Vec2 point) const;  // the wheel and every button
    // The stop with this id if the focus can reach it: a dialog hides all others. Else nullptr.
    const Stop* find(const std::string& stop) const;
};

// The keyboard focus.
struct Focus {
    std::string id{};         // of its stop; empty: on the table
    std::string later{};      // a field to focus later, because it was only measured so far
    std::string activated{};  // the stop pressed by a key in this frame
    bool shown = false, wanted = false, scrolls = false;

    void take(const std::string& stop) {
        id = stop;
        wanted = false;
    }
};

struct Mouse {
    Vec2 at{-1, -1};
    enum class Owner { Nobody, Panels, Table } owner = Owner::Nobody;  // while a button is held
    bool over_panel = false;
    bool shift = false;   // held at the last press
    int clicks = 1;       // at the last press: 2 if it ended a double click
    bool finger = false;  // the pointer is a finger
    // A finger dragging a panel.
    struct Pull {
        Vec2 from;      // where it touched down
        double by = 0;  // pixels since the last frame
        double at = 0;  // its last position
    };
    std::optional<Pull> pull{};
};

// The scale of everything, and the fonts at that scale.
struct Scale {
    FontFiles files;
    Letters letters_as = Letters::Usual;
    Typesetter type;
    double percent = 100;        // the user's choice
    double points = 0, lid = 0;  // pixels per point, pixels per lid unit
    int times_built = 0;

    // Adapts to the window; true if sizes changed.
    core::Result<bool, std::string> fit(const FrameInput& input);
    double px(double of_points) const;
};

// Where the next widget goes.
struct Filling {
    std::vector<Panel> open{};  // the last one is being filled
    std::string about{};        // the next panel's subject
    std::string choice_of{};    // the name of the next widget's row
    std::optional<Rect> placed{};
    Row row{};
    std::map<std::string, int> counts{};  // how many times each id occurs in this frame

    bool in_row() const { return row.next < row.weights.size(); }
    Type size(Type full) const { return !placed && in_row() && row.small ? Type::Small : full; }
};

struct Ui::Impl {
    platform::Window* window = nullptr;
    words::Catalogue catalogue;
    Inks inks;
    Scale scale;
    std::unique_ptr<Texture> paper, shadow, walnut;
    PanelLayer layer;

    FrameInput input;
    Mouse mouse;
    Frame now, before;
    Focus focus;
    Written writing;

    Filling filling;
    std::map<std::string, double> heights;    // of panels sized by their content
    std::map<std::string, std::string> told;  // by panel: the last page and subject
    std::deque<std::function<void()>> customs;
    Touch last;
    bool turning = false;  // the current painting will be rotated

    explicit Impl(const text::FontFinder& more);
    ~Impl();

    double px(double points) const { return scale.px(points); }
    const Typesetter& type() const { return scale.type; }
    ImDrawList* list() const {
        return filling.open.empty() ? ImGui::GetBackgroundDrawList() : filling.open.back().list;
    }
    bool measuring() const { return !filling.open.empty() && filling.open.back().measuring; }
    Rect window_rect() const { return {0, 0, double(input.width), double(input.height)}; }
    core::Result<void, std::string> fit_scale();
    // Registers a stop for the focus; in a bare panel it also captures the mouse.
    void add_stop(const std::string& id, const Rect& rect, bool enabled, bool accent, bool edits);

    // ui_events.cpp
    std::vector<platform::Event> feed(const std::vector<platform::Event>& events);
    // ui_focus.cpp; true if the panels use the key
    bool steer(const platform::Event& event);
    // ui_text_field.cpp; is_writing: a text gets the keys; write: true if it uses the event
    bool is_writing() const;
    bool write(const platform::Event& event);
    // ui_text.cpp; lists the characters missing in all fonts below a field that is `alone`, not in a row or at a given
    // place
    void tell_unknown(Ui& ui, std::string_view value, bool alone);
    // ui_text.cpp
    Said said(const Phrase& phrase) const;
    std::string in_print(const Phrase& phrase) const;  // in the screen's language, in reading order
    // ui_layout.cpp
    Rect take(double height, double natural_width = 0);
    // The visible part of a widget there.
    Rect seen(const Rect& rect) const;
    double next_width() const;  // the width that take() will return
    Panel& panel() { return filling.open.back(); }
    // The least height of anything to press.
    double min() const { return mouse.finger ? std::ceil(kTarget * input.pixels_a_mm) : 0; }
    // ui_targets.cpp: enlarges touch targets, and redirects touches to the nearest one
    void widen_targets();
    platform::Event aimed(const platform::Event& event) const;
    // True if the finger drags a panel, and so presses nothing in it.
    bool pulls(const platform::Event& event);
    void note(const Said& said, const Rect& rect, double print_width, bool part = false);
    std::string id_of(const Said& label);
    Touch touch(const Said& label, const Rect& rect, const Open& open, bool accent);
    void focus_frame(const Rect& rect);
    // Describes the last registered widget, for reading aloud.
    void describe(Label::Kind kind, bool on, std::string value = {});
    // Colours as drawn: of print, and of its background.
    Colour ink(Colour colour) const { return inks.strong ? strong_ink(colour) : colour; }
    Colour ground(Colour colour) const { return inks.strong ? strong_ground(colour) : colour; }
    // ui_text.cpp
    double width(std::string_view text, Type type) const;
    // Pixels from the line's left end: the caret before a byte, and what a part of the line covers.
    double caret_at(std::string_view line, std::size_t at, Type type) const;
    std::vector<text::Span> spans(std::string_view line, std::size_t from, std::size_t to, Type type) const;
    bool leftward(std::string_view line, Type type) const;  // true if it starts at the right
    int unknown_in(std::string_view text) const;            // how many letters no font has
    // The type itself, or a smaller one that fits: other languages are longer.
    Type fitting(std::string_view text, Type type, double room) const;
    std::vector<std::string_view> lines(std::string_view text, Type type, double wrap) const;
    void print(Vec2 at, std::string_view text, Type type, Colour colour) const;
    void print_scaled(Vec2 at, std::string_view text, Type type, Colour colour, double times) const;
    void print_in(const Rect& rect, std::string_view text, const Print& how) const;
    void print_line(const Rect& rect, std::string_view text, std::string_view line, Print how) const;
    // ui_panels.cpp; why the widget under the pointer is closed, on top of everything
    void tell_why_closed(Ui& ui) const;
    // ui_widgets.cpp
    bool print_in_two(const Rect& rect, std::string_view text, Type max = Type::Body) const;
};

}  // namespace ui
