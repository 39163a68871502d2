#pragma once
// Real-size coins on the screen: placing a real quarter on the screen gives the pixels per inch.

#include "game/kit/table/camera.h"
#include "game/shell/screen.h"

namespace screens {

inline constexpr double kQuarter = 0.955;                   // diameter, inches
inline constexpr double kMinPixels = 40, kMaxPixels = 600;  // pixels per inch

// Toggles between real size and the previous view. If the screen has not been measured yet, opens the page for it.
void show_true_size(App& app, table::Camera& camera);

}  // namespace screens
