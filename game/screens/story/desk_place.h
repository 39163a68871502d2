#pragma once
// Where the story table lies in the window: the mat with its tray as large as a slip at the right leaves
// room.

#include "game/screens/screen.h"
#include "game/story/desk.h"

namespace screens {

struct DeskPlace {
    ui::Rect tools;  // the slip
    render::View view;
};
// `slip`: its width, pixels.
DeskPlace place_desk(App& app, double slip);
// The mat and that tray on it.
render::Scene bare_desk(const render::TraySprite& tray);

}  // namespace screens
