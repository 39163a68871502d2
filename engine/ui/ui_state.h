#pragma once
// The state of Ui, shared by the sources of this library. Nobody else includes this.

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
    Rect rect;     // what clips it
    Rect inner;    // the area for widgets, scrolled
    double y = 0;  // top of the next widget
    bool scrolls = false, dialog = false, measuring = false, bare = false;
    bool footed = false;  // another panel follows below on its paper
    ImDrawList* list = nullptr;
};

struct Row {
    std::vector<double> weights;
    std::size_t next = 0;
    double top = 0, height = 0;
};

// A widget's interaction in this frame.
struct Touch {
    Rect rect;
    bool hovered = false, held = false, pressed = false, focused = false;
};

// A phrase as printed; its label stays English.
struct Said {
    std::string english, printed;
    bool empty() const { return printed.empty(); }
};

// What an input method has not yet made up its mind about.
struct Composition {
    std::string text{};
    int place = 0;  // characters before its own caret; 0: it stands at the end
};

// The text being edited.
struct Written {
    struct Past {
        std::string text;
        Caret caret{};
    };
    std::string id{};    // id of its field; empty: none
    std::string left{};  // that had it before the last press
    Caret caret{};
    std::vector<platform::Event> typed{};  // since the last frame
    Composition composing{};
    std::vector<Past> past{};  // before each change
    // Of a single line:
    bool one_line = false, all_pressed = false;  // all of it was chosen by the press that still lasts
    std::string text{};                          // the caller may refuse it
    double scroll = 0;                           // pixels
};

// What a frame puts on the screen: filled while it is drawn, then asked by the next one.
struct Frame {
    std::vector<std::pair<words::Key, words::Key>> exchanged{};  // texts that are said instead of each other
    std::vector<Label> labels{};
    std::vector<Stop> stops{};
    std::size_t tab_starts = 0;  // the stop at which Tab comes from the table
    std::vector<Rect> panels{};  // those that catch the mouse
    std::vector<Announced> announced{};
    std::vector<Rect> bare{};  // widgets without a panel below: they catch the pointer and the left button
    bool dialog = false;
    bool unsettled = true;
    std::optional<Rect> caret{};  // of the text being edited
    bool pressed = false;         // a widget was
    // The closed widget under the pointer, and why it is closed.
    Rect closed{};
    std::string why_closed{};

    bool catches(Vec2 point) const;
    bool catches_all(Vec2 point) const;  // the wheel and every button
    // That the focus can stop at: a dialog hides all others.
    const Stop* find(const std::string& stop) const;
};

// The keyboard focus.
struct Focus {
    std::string id{};         // of its stop; empty: on the table
    std::string later{};      // a field that was only measured when it was to get the focus
    std::string activated{};  // the stop that a key presses in this frame
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
    bool shift = false;   // was down at the last press
    bool finger = false;  // it is one
    // A finger that pulls a panel along.
    struct Pull {
        Vec2 from;      // where it was put down
        double by = 0;  // pixels since the last frame
        double at = 0;  // where it was last
    };
    std::optional<Pull> pull{};
};

// How large everything is, and the fonts in that size.
struct Scale {
    FontFiles files;
    Letters letters_as = Letters::Usual;
    Typesetter type;
    double percent = 100;        // as the user wishes
    double points = 0, lid = 0;  // pixels: of a point, of a unit of lids
    int times_built = 0;

    // Follows the window; true if sizes changed.
    core::Result<bool, std::string> fit(const FrameInput& input);
    double px(double of_points) const;
};

// Where the next widget goes.
struct Filling {
    std::vector<Panel> open{};  // the last one is being filled
    std::string about{};        // what the next panel tells of
    std::string choice_of{};    // the row that the next widget is in
    std::optional<Rect> placed{};
    Row row{};
    std::map<std::string, int> counts{};  // how often each id occurs in this frame

    bool in_row() const { return row.next < row.weights.size(); }
};

struct Ui::Inside {
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
    std::map<std::string, double> heights;    // of panels that are as tall as their content
    std::map<std::string, std::string> told;  // by panels: page and thing that they told of last
    std::deque<std::function<void()>> customs;
    Touch last;
    bool turning = false;  // what is painted now will be turned

    explicit Inside(const text::FontFinder& more);
    ~Inside();

    double px(double points) const { return scale.px(points); }
    const Typesetter& type() const { return scale.type; }
    ImDrawList* list() const {
        return filling.open.empty() ? ImGui::GetBackgroundDrawList() : filling.open.back().list;
    }
    bool measuring() const { return !filling.open.empty() && filling.open.back().measuring; }
    Rect window_rect() const { return {0, 0, double(input.width), double(input.height)}; }
    core::Result<void, std::string> fit_scale();
    // Where the focus can stop, and a panel of its own catches the mouse.
    void add_stop(const std::string& id, const Rect& rect, bool enabled, bool accent, bool edits);

    // ui_events.cpp
    std::vector<platform::Event> feed(const std::vector<platform::Event>& events);
    // ui_focus.cpp; true if the panels use the key
    bool steer(const platform::Event& event);
    // ui_text_field.cpp; whether a text gets the keys, and what it does with one
    bool is_writing() const;
    bool write(const platform::Event& event);
    // ui_text.cpp; names the characters that the fonts lack below a field that is `alone`, not in a row or at
    // a given place
    void tell_unknown(Ui& ui, std::string_view value, bool alone);
    // ui_text.cpp
    Said said(const Phrase& phrase) const;
    std::string in_print(const Phrase& phrase) const;  // in the screen's language, in order of reading
    // ui_layout.cpp
    Rect take(double height, double natural_width = 0);
    // What is seen of a widget there.
    Rect seen(const Rect& rect) const;
    double next_width() const;  // the width that take() will return
    Panel& panel() { return filling.open.back(); }
    // The height of what is pressed.
    double least() const { return mouse.finger ? std::ceil(kTarget * input.pixels_a_mm) : 0; }
    // ui_targets.cpp: what a finger presses is at least so large, and what lies nearest to it is meant
    void widen_targets();
    platform::Event aimed(const platform::Event& event) const;
    // True: the finger pulls a panel, and presses nothing in it.
    bool pulls(const platform::Event& event);
    void note(const Said& said, const Rect& rect, double print_width, bool part = false);
    std::string id_of(const Said& label);
    Touch touch(const Said& label, const Rect& rect, const Open& open, bool accent);
    void focus_frame(const Rect& rect);
    // What the widget that was registered last is, for those who listen.
    void describe(Label::Kind kind, bool on, std::string value = {});
    // Colours as they are drawn: of print, and of what lies below it.
    Colour ink(Colour colour) const { return inks.strong ? strong_ink(colour) : colour; }
    Colour ground(Colour colour) const { return inks.strong ? strong_ground(colour) : colour; }
    // ui_text.cpp
    double width(std::string_view text, Type type) const;
    // Pixels from the line's left end: where the caret stands before a byte of it, and what such a part of it covers.
    double caret_at(std::string_view line, std::size_t at, Type type) const;
    std::vector<text::Span> spans(std::string_view line, std::size_t from, std::size_t to, Type type) const;
    bool leftward(std::string_view line, Type type) const;  // it begins at the right
    int unknown_in(std::string_view text) const;            // letters that no font has
    // The type itself, or a smaller one that fits the words: other languages are longer.
    Type fitting(std::string_view text, Type type, double room) const;
    std::vector<std::string_view> lines(std::string_view text, Type type, double wrap) const;
    void print(Vec2 at, std::string_view text, Type type, Colour colour) const;
    void print_scaled(Vec2 at, std::string_view text, Type type, Colour colour, double times) const;
    void print_in(const Rect& rect, std::string_view text, const Print& how) const;
    void print_line(const Rect& rect, std::string_view text, std::string_view line, Print how) const;
    // ui_panels.cpp; what is said of the closed widget under the pointer, over all else
    void tell_why_closed(Ui& ui) const;
    // ui_widgets.cpp
    bool print_in_two(const Rect& rect, std::string_view text) const;
};

}  // namespace ui
