#pragma once
// Touch targets: widgets too small for a finger extend into the free space around them.

#include <span>
#include <vector>

#include "engine/ui/style.h"

namespace ui {

// Each widget's target: at least `min` wide and high if there is room, never past halfway to the next one.
std::vector<Rect> press_targets(std::span<const Rect> widgets, double min);
// The index of the widget whose target contains the point, the nearest if there are several; -1: none.
int pressed_at(std::span<const Rect> widgets, std::span<const Rect> targets, Vec2 point);

}  // namespace ui
