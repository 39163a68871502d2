#pragma once
// Converts SDL's keys to ours.

#include <SDL.h>

#include "engine/platform/input.h"

namespace platform {

// The letters that the keyboard layout's keys type: some of A to Z, or only other letters, as in Russian, Greek or
// Arabic.
enum class KeyboardLetters { Latin, Others };
KeyboardLetters letters_of_layout();

// A key is what it types; without Latin letters, or for digits and dead keys, it is the key of a US keyboard at this
// position. Keypad digits move the cursor while NumLock is off. None for keys that type nothing and have no name here.
Key key_from(const SDL_Keysym& keysym, KeyboardLetters letters);
// The code by which scripts press it.
SDL_Keycode code_of(Key key);

}  // namespace platform
