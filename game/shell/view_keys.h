#pragma once
// What the keys do to the view of a table, in a battle as at a story.

#include "game/kit/table/camera.h"
#include "game/shell/key_bindings.h"
#include "game/shell/screen.h"

namespace screens {

// Zooms in and out about the middle of what is seen, shows all of the table or its true size, turns it. False: the
// deed is none of these.
bool move_view(App& app, table::Camera& camera, KeyAction deed);

}  // namespace screens
