#pragma once
// SDL's events to ours and back. `ratio` is framebuffer pixels a window point.

#include <SDL.h>

#include <optional>
#include <vector>

#include "engine/platform/input.h"

namespace platform {

// Marks the pointer that scripts move, apart from real mice.
inline constexpr Uint32 kScriptedMouse = 0x5C21;

struct Pointing {
    double ratio = 1;
    Vec2 at{-1, -1};        // where the pointer was last seen, pixels
    bool scripted = false;  // real pointers are ignored
};

Uint16 mod_of(Mods mods);
// Nothing for what no screen cares about.
std::optional<Event> from_sdl(const SDL_Event& event, Pointing& pointing);
// Several where one does not hold it: long text.
std::vector<SDL_Event> to_sdl(const Event& event, Uint32 window, double ratio);

}  // namespace platform
