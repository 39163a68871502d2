#pragma once
// Coins on the screen as large as real ones: a real quarter, laid on the screen, says how many pixels an inch
// has.

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kQuarter = 0.955;                      // inches, its diameter
inline constexpr double kLeastPixels = 40, kMostPixels = 600;  // an inch

// One inch an inch, and back. Where nobody has measured the screen yet, to the page on which that is done.
void show_true_size(App& app, table::Camera& camera);

}  // namespace screens
