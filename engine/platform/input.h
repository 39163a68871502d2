#pragma once
// User input at the window as plain values: SDL does not appear outside this library. Positions are
// framebuffer pixels from the upper left.

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/vec2.h"

namespace platform {

using core::Vec2;

enum class Button { Left, Middle, Right };

// Letters, digits and signs are their upper-case characters: Key('Z'), Key('1'), Key('+'); non-ASCII letters are
// key_of_letter(U'Ö'). The others have names.
enum class Key : int {
    None = 0,
    Space = ' ',
    Enter = 256,
    Escape,
    Tab,
    Backspace,
    Delete,
    Insert,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    F11,
    F12,
    PadX,  // gamepad buttons; those not listed are mapped to keys above
    PadY,
    PadBack,
    PadStart,
    PadLeftStick,
    PadRightStick,
    PadHeld,  // A was held down
};

Key key_of_letter(char32_t letter);
// nullopt for all keys but non-ASCII letters.
std::optional<char32_t> letter_of(Key key);

struct Mods {
    bool ctrl = false, shift = false, alt = false;
    friend bool operator==(const Mods&, const Mods&) = default;
};

struct Event {
    enum class Kind {
        Move,     // the pointer moved to `at`
        Press,    // of `button` at `at`; `clicks` is 2 for the second press of a double click
        Release,  // of `button` at `at`
        Wheel,    // by `wheel` notches at `at`, up is positive, and by `sideways`, to the right; fractions from fingers
        Pinch,    // by two fingers with their middle at `at`: the view moved `by` pixels and scaled by `factor`
        KeyDown,  // of `key` with `mods`; `repeat` if it is held down
        KeyUp,
        Text,       // UTF-8 in `text`
        Compose,    // unfinished text of an input method: UTF-8 in `text`, caret after `place` characters; empty: done
        Resize,     // size or density may have changed: query the window
        Leave,      // the pointer left the window
        ThirdDown,  // a third finger touches, besides two
        ThirdUp,    // it is lifted
        Drop,       // the file `text` was dropped on the window, or opened with the running program
        Close,      // the user wants to close the window
    };
    Kind kind = Kind::Move;
    Vec2 at{};
    Button button = Button::Left;
    int clicks = 1;
    bool touch = false;  // from a finger
    Vec2 by{};           // for a finger also: the distance from where it touched
    double factor = 1;
    double wheel = 0, sideways = 0;
    Key key = Key::None;
    Mods mods{};
    bool repeat = false;
    std::string text{};
    int place = 0;
};

struct Chord {
    Key key = Key::None;
    Mods mods{};
    friend bool operator==(const Chord&, const Chord&) = default;
};
// Parses "Ctrl+Shift+Z", "F3", "Escape", "Left", "Ö"; nullopt if the words name no key.
std::optional<Chord> chord_from(std::string_view words);
// The inverse of chord_from.
std::string chord_name(const Chord& chord);

}  // namespace platform
