#pragma once
// Where the story table lies in the window: the mat with its tray as large as a slip at the right leaves
// room.

#include "game/shell/screen.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

struct DeskPlace {
    ui::Rect tools;  // the slip
    render::View view;
    Vec2 desk = story::kDesk;  // the mat, inches
};
// `slip`: its width, pixels. `tallest`: so high the mat may become where the window has room above it.
DeskPlace place_desk(App& app, double slip, double tallest = story::kDesk.y);
// The mat and that tray on it.
render::Scene bare_desk(const render::TraySprite& tray, Vec2 desk = story::kDesk);

}  // namespace screens
