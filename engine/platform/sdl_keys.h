#pragma once
// SDL's keys and ours.

#include <SDL.h>

#include "engine/platform/input.h"

namespace platform {

// What the letter keys of the keyboard's layout type: any of A to Z, or only others, as in Russian, Greek, Hebrew or Arabic.
enum class Letters { Latin, Others };
Letters letters_of_layout();

// A key is what it types, and without Latin letters what it is on a US keyboard, whose letters stand on such keyboards too: so is a digit
// or a dead key. The keypad's digits move about where NumLock is off. None for keys that type nothing and have no name here.
Key key_from(const SDL_Keysym& keysym, Letters letters);
// As scripts press it.
SDL_Keycode code_of(Key key);

}  // namespace platform
