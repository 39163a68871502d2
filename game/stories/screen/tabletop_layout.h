#pragma once
// Where the story table lies in the window: the mat with its tray as large as a slip at the right leaves room, or as
// near as people look at it.

#include <functional>

#include "game/kit/table/camera_mouse.h"
#include "game/shell/screen.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

inline constexpr double kWoodAround = 0.7;  // inches of it around the mat that are seen

struct TabletopView {
    ui::Rect tools;  // the slip
    ui::Rect room;   // what is left of the window for the table
    render::View view;
    Vec2 tabletop = story::kMat;  // the mat, inches
    // Pixels an inch while all of it is seen. What is laid where goes by this, so that nothing moves when the view is
    // zoomed.
    double whole = 40;
    // Of the size in which cards are written: so small letters may be where more shall stand there. 1 while all of the
    // table is seen.
    double finer = 1;
    bool narrow = false;  // too little room to read the cards: the slip says what they say
    bool legible = true;  // what is printed over the cards has room there
    bool nearer = false;  // than all of it
    // Pixels of the window, between these corners of the mat.
    ui::Rect on_screen(Vec2 low, Vec2 high) const;
    ui::Rect on_screen(const ui::Rect& rect) const { return on_screen({rect.x0, rect.y0}, {rect.x1, rect.y1}); }
};
struct TabletopRoom {
    double slip;                     // its width, pixels
    double below_rail = 0;           // what else lies at the upper edge, pixels
    Vec2 least = story::kMat;        // the mat, inches
    double tallest = story::kMat.y;  // so high it may become where the window has room above it
    bool narrow = false;
};

// How people look at it: as at the table of a battle (CameraMouse, view_keys.h). The left button on bare felt pulls as
// well once the view is nearer, two clicks there show all of it, and so does a button at its corner.
class TabletopCamera {
public:
    // Once a frame, before anything is drawn. `lies_at`: whether a press there, in inches, is for what lies there.
    TabletopView look(App& app, const TabletopRoom& room, const std::function<bool(Vec2)>& lies_at);
    // Over the drawn table: wood below the slips, so that nothing of it is seen or pressed between them; the buttons in
    // its corner.
    void draw_around(Drawing& drawing, const TabletopView& place);
    // The mat and what lies on it.
    void draw(Drawing& drawing, const TabletopView& place, render::Scene scene);
    const render::Scene& drawn() const { return drawn_; }  // last

private:
    void frame(Drawing& drawing, TabletopView& place);
    ui::Rect buttons_at(const ui::Ui& ui, const TabletopView& place) const;
    void follow(App& app, const std::function<bool(Vec2)>& lies_at);

    table::Camera camera_{};
    table::CameraMouse mouse_{};
    ui::Rect room_{};  // for which it was framed last, and the mat
    Vec2 tabletop_{};
    bool nearer_ = false;
    render::Scene drawn_{};
};

// The mat.
render::Scene bare_tabletop(Vec2 tabletop = story::kMat);

}  // namespace screens
