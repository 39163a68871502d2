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

// Letters, digits and signs are their upper-case characters: Key('Z'), Key('1'), Key('+'); those beyond ASCII are key_of_letter(U'Ö').
// The others have names.
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
    PadHeld,  // the button that presses (A) was held down
};

Key key_of_letter(char32_t letter);
// Empty for all but those beyond ASCII.
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
        Wheel,  // by `wheel` notches at `at`, up is positive, and by `sideways`, to the right; fingers turn it by parts
        Pinch,  // by two fingers with their middle at `at`: what is there came `by` pixels, and is `factor` times as large
        KeyDown,  // of `key` with `mods`; `repeat` if it is held down
        KeyUp,
        Text,     // UTF-8 in `text`
        Compose,  // an input method has come so far: UTF-8 in `text`, its caret behind `place` characters; empty: no more
        Resize,     // size or density may have changed: query the window
        Leave,      // the pointer left the window
        ThirdDown,  // a third finger lies beside two
        ThirdUp,    // it was lifted
        Drop,       // the file `text` was dropped on the window, or opened with the running program
        Close,      // the user wants to close the window
    };
    Kind kind = Kind::Move;
    Vec2 at{};
    Button button = Button::Left;
    int clicks = 1;
    bool touch = false;  // a finger's
    Vec2 by{};           // of a finger also: how far it has come from where it was put down
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
// Parses "Ctrl+Shift+Z", "F3", "Escape", "Left", "Ö"; empty if the words name no key.
std::optional<Chord> chord_from(std::string_view words);
// The inverse of chord_from.
std::string in_words(const Chord& chord);

}  // namespace platform
