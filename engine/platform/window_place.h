#pragma once
// Where a window lies on a display, in points.

namespace platform {

struct WindowPlace {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// What the system draws around it.
struct WindowFrame {
    int top = 0, left = 0, bottom = 0, right = 0;
};

// The window's inside, no larger than `wanted`, so that all of it and of its frame lies within `free`, what the panels leave of the
// display: where it is if it lies there already, else as near as that allows.
WindowPlace brought_inside(const WindowPlace& wanted, const WindowFrame& frame, const WindowPlace& free);

}  // namespace platform
