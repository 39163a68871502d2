#pragma once
// Where fingers press: what is too small for one reaches into the free space around it.

#include <span>
#include <vector>

#include "engine/ui/style.h"

namespace ui {

// For each widget the area that presses it: at least `least` wide and high if there is room, and never beyond half the way to the next.
std::vector<Rect> press_targets(std::span<const Rect> widgets, double least);
// The number of that in whose area the point lies; of several the nearest. -1: none.
int pressed_at(std::span<const Rect> widgets, std::span<const Rect> targets, Vec2 point);

}  // namespace ui
