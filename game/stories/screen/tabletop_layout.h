#pragma once
// Where the story table lies in the window: the mat with its tray as large as a slip at the right leaves
// room.

#include "game/shell/screen.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

struct TabletopView {
    ui::Rect tools;  // the slip
    render::View view;
    Vec2 tabletop = story::kMat;  // the mat, inches
    bool narrow = false;          // too little room to read the cards: the slip says what they say
    // Pixels of the window, between these corners of the mat.
    ui::Rect on_screen(Vec2 low, Vec2 high) const;
    ui::Rect on_screen(const ui::Rect& rect) const { return on_screen({rect.x0, rect.y0}, {rect.x1, rect.y1}); }
};
// `slip`: its width, pixels. `tallest`: so high the mat may become where the window has room above it.
TabletopView place_tabletop(App& app, double slip, double tallest = story::kMat.y);
// The mat.
render::Scene bare_tabletop(Vec2 tabletop = story::kMat);

}  // namespace screens
