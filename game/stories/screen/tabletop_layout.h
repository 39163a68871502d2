#pragma once
// Where the story table lies in the window: the mat with its tray, as large as the slip at the right leaves room for,
// or zoomed as people chose.

#include <functional>

#include "game/kit/table/camera_mouse.h"
#include "game/shell/screen.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

inline constexpr double kWoodAround = 0.7;  // inches of wood visible around the mat

struct TabletopView {
    ui::Rect tools;  // the slip
    ui::Rect room;   // the rest of the window, for the table
    render::View view;
    Vec2 tabletop = story::kMat;  // the mat's size, inches
    // Pixels an inch while the whole table is seen. Layout decisions use this, so that nothing moves when people zoom.
    double whole = 40;
    // Letter size relative to normal handwriting, smaller when zoomed in so that more fits. 1 while the whole table is
    // seen.
    double finer = 1;
    bool narrow = false;  // too little room to read the cards, so the slip repeats their text
    bool legible = true;  // what is printed over the cards fits
    bool nearer = false;  // zoomed in beyond the whole table
    // Window pixels, between these corners of the mat.
    ui::Rect on_screen(Vec2 low, Vec2 high) const;
    ui::Rect on_screen(const ui::Rect& rect) const { return on_screen({rect.x0, rect.y0}, {rect.x1, rect.y1}); }
};
struct TabletopRoom {
    double side_panel;               // its width, pixels
    double below_top_bar = 0;        // what else lies at the upper edge, pixels
    Vec2 min = story::kMat;          // the mat's minimum size, inches
    double tallest = story::kMat.y;  // its greatest height where the window has room
    bool narrow = false;
};

// How people move the view: as in a battle (CameraMouse, view_keys.h). When zoomed in, dragging bare felt with the left
// button also pans; double-clicking felt, or a corner button, shows the whole table again.
class TabletopCamera {
public:
    // Call once a frame, before drawing. `lies_at`: whether a press there, in inches, hits an object.
    TabletopView look(App& app, const TabletopRoom& room, const std::function<bool(Vec2)>& lies_at);
    // Draws over the table: wood below the slips, so that the table cannot be seen or pressed between them, and the
    // corner buttons.
    void draw_around(Drawing& drawing, const TabletopView& place);
    // The mat and what lies on it.
    void draw(Drawing& drawing, const TabletopView& place, render::Scene scene);
    const render::Scene& drawn() const { return drawn_; }  // the last one

private:
    void frame(Drawing& drawing, TabletopView& place);
    ui::Rect buttons_at(const ui::Ui& ui, const TabletopView& place) const;
    void follow(App& app, const std::function<bool(Vec2)>& lies_at);

    table::Camera camera_{};
    table::CameraMouse mouse_{};
    ui::Rect room_{};  // for which it was framed last; `tabletop_`: the mat's size then
    Vec2 tabletop_{};
    bool nearer_ = false;
    render::Scene drawn_{};
};

// Returns a scene with only the mat.
render::Scene bare_tabletop(Vec2 tabletop = story::kMat);

}  // namespace screens
