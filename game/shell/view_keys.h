#pragma once
// Keys that change the view of a table, in battles and in stories.

#include "game/kit/table/camera.h"
#include "game/shell/key_bindings.h"
#include "game/shell/screen.h"

namespace screens {

// Zooms about the middle of the view, shows the whole table or its true size, or turns it. False if the action is none
// of these.
bool move_view(App& app, table::Camera& camera, KeyAction action);

}  // namespace screens
