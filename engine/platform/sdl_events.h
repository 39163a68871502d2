#pragma once
// Converts SDL events to ours and back. `ratio` is framebuffer pixels per window point.

#include <SDL.h>

#include <optional>

#include "engine/platform/fingers.h"
#include "engine/platform/input.h"

namespace platform {

// Distinguishes the scripted pointer from real mice.
inline constexpr Uint32 kScriptedMouse = 0x5C21;
inline constexpr SDL_TouchID kScriptedScreen = 0x5C22;

struct Pointing {
    double ratio = 1;
    Vec2 at{-1, -1};        // the pointer's last position, pixels
    bool scripted = false;  // if true, real pointers are ignored
};

Uint16 mod_of(Mods mods);
// nullopt for events that no screen needs.
std::optional<Event> from_sdl(const SDL_Event& event, Pointing& pointing);
// `width` and `height` of the window, in pixels.
std::optional<Finger> finger_from(const SDL_Event& event, const Pointing& pointing, double width, double height);
SDL_Event to_sdl(const Finger& finger, Uint32 window, double width, double height);
// nullopt for events that only a window makes, and for empty text. Whoever polls the event must release() it.
std::optional<SDL_Event> to_sdl(const Event& event, Uint32 window, double ratio);
// Frees the memory of a polled event.
void release(const SDL_Event& event);

}  // namespace platform
