#pragma once
// A window's place on a display, in points.

namespace platform {

struct WindowPlace {
    int x = 0, y = 0, width = 0, height = 0;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// The system's decoration around it.
struct WindowFrame {
    int top = 0, left = 0, bottom = 0, right = 0;
};

// Returns the window's inner area, no larger than `wanted`, so that it and its frame are within `free`, the display
// minus the desktop's panels: unchanged if it fits already, else as near as possible.
WindowPlace brought_inside(const WindowPlace& wanted, const WindowFrame& frame, const WindowPlace& free);

}  // namespace platform
