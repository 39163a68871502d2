#include "engine/platform/sdl_keys.h"

#include <cctype>
#include <utility>

namespace platform {
namespace {

constexpr std::pair<SDL_Keycode, Key> kKeys[] = {
    {SDLK_RETURN, Key::Enter},  {SDLK_KP_ENTER, Key::Enter},      {SDLK_ESCAPE, Key::Escape},
    {SDLK_TAB, Key::Tab},       {SDLK_BACKSPACE, Key::Backspace}, {SDLK_DELETE, Key::Delete},
    {SDLK_INSERT, Key::Insert}, {SDLK_LEFT, Key::Left},           {SDLK_RIGHT, Key::Right},
    {SDLK_UP, Key::Up},         {SDLK_DOWN, Key::Down},           {SDLK_HOME, Key::Home},
    {SDLK_END, Key::End},       {SDLK_PAGEUP, Key::PageUp},       {SDLK_PAGEDOWN, Key::PageDown},
};

struct KeypadKey {
    SDL_Keycode code;
    char types;
    Key moves = Key::None;  // without NumLock
};
constexpr KeypadKey kKeypad[] = {
    {SDLK_KP_0, '0', Key::Insert},
    {SDLK_KP_1, '1', Key::End},
    {SDLK_KP_2, '2', Key::Down},
    {SDLK_KP_3, '3', Key::PageDown},
    {SDLK_KP_4, '4', Key::Left},
    {SDLK_KP_5, '5'},
    {SDLK_KP_6, '6', Key::Right},
    {SDLK_KP_7, '7', Key::Home},
    {SDLK_KP_8, '8', Key::Up},
    {SDLK_KP_9, '9', Key::PageUp},
    {SDLK_KP_PERIOD, '.', Key::Delete},
    {SDLK_KP_COMMA, ',', Key::Delete},
    {SDLK_KP_PLUS, '+'},
    {SDLK_KP_MINUS, '-'},
    {SDLK_KP_MULTIPLY, '*'},
    {SDLK_KP_DIVIDE, '/'},
    {SDLK_KP_EQUALS, '='},
};
// A Mac has no NumLock, and a browser applies it itself.
#if defined(__APPLE__) || defined(__EMSCRIPTEN__)
constexpr bool kHasNumLock = false;
#else
constexpr bool kHasNumLock = true;
#endif

// Codes for pad buttons when scripts press them: no letter, and unused by SDL 2 and SDL 3.
constexpr SDL_Keycode kPadCode = 1 << 28;

// The characters of a US keyboard on these keys.
constexpr std::pair<SDL_Scancode, char> kUsSigns[] = {
    {SDL_SCANCODE_MINUS, '-'},        {SDL_SCANCODE_EQUALS, '='},     {SDL_SCANCODE_LEFTBRACKET, '['},
    {SDL_SCANCODE_RIGHTBRACKET, ']'}, {SDL_SCANCODE_BACKSLASH, '\\'}, {SDL_SCANCODE_SEMICOLON, ';'},
    {SDL_SCANCODE_APOSTROPHE, '\''},  {SDL_SCANCODE_GRAVE, '`'},      {SDL_SCANCODE_COMMA, ','},
    {SDL_SCANCODE_PERIOD, '.'},       {SDL_SCANCODE_SLASH, '/'},
};

Key us_digit(SDL_Scancode place) {
    if (place < SDL_SCANCODE_1 || place > SDL_SCANCODE_0) return Key::None;
    return static_cast<Key>("1234567890"[place - SDL_SCANCODE_1]);
}

Key us_key(SDL_Scancode place) {
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z) return static_cast<Key>('A' + place - SDL_SCANCODE_A);
    for (const auto& [sign_place, sign] : kUsSigns)
        if (sign_place == place) return static_cast<Key>(sign);
    return us_digit(place);
}

// Keys named regardless of position: keypad, function keys, pad buttons.
Key key_named(const SDL_Keysym& keysym) {
    const SDL_Keycode code = keysym.sym;
    for (const auto& [sdl, key] : kKeys)
        if (sdl == code) return key;
    for (const KeypadKey& each : kKeypad)
        if (each.code == code) {
            const bool moves = kHasNumLock && each.moves != Key::None && (keysym.mod & KMOD_NUM) == 0;
            return moves ? each.moves : static_cast<Key>(each.types);
        }
    if (code >= SDLK_F1 && code <= SDLK_F12) return static_cast<Key>(static_cast<int>(Key::F1) + code - SDLK_F1);
    constexpr int kPadKeys = static_cast<int>(Key::PadHeld) - static_cast<int>(Key::PadX) + 1;
    if (code >= kPadCode && code < kPadCode + kPadKeys)
        return static_cast<Key>(static_cast<int>(Key::PadX) + code - kPadCode);
    return Key::None;
}

}  // namespace

KeyboardLetters letters_of_layout() {
    for (int place = SDL_SCANCODE_A; place <= SDL_SCANCODE_Z; ++place) {
        const SDL_Keycode code = SDL_GetKeyFromScancode(static_cast<SDL_Scancode>(place));
        if (code >= 'a' && code <= 'z') return KeyboardLetters::Latin;
    }
    return KeyboardLetters::Others;
}

Key key_from(const SDL_Keysym& keysym, KeyboardLetters letters) {
    if (const Key named = key_named(keysym); named != Key::None) return named;
    const SDL_Keycode code = keysym.sym;
    const Key on_us = us_key(keysym.scancode);
    if (letters == KeyboardLetters::Others && on_us != Key::None) return on_us;
    if (code >= ' ' && code <= '~') return static_cast<Key>(std::toupper(code));
    if (const Key digit = us_digit(keysym.scancode); digit != Key::None) return digit;
    const bool types = code > 0xA0 && (code & (SDLK_SCANCODE_MASK | kPadCode)) == 0;
    return types ? key_of_letter(static_cast<char32_t>(code)) : on_us;
}

SDL_Keycode code_of(Key key) {
    for (const auto& [sdl, ours] : kKeys)
        if (ours == key) return sdl;
    if (const auto letter = letter_of(key)) return static_cast<SDL_Keycode>(*letter);
    if (key >= Key::F1 && key <= Key::F12) return SDLK_F1 + static_cast<int>(key) - static_cast<int>(Key::F1);
    if (key >= Key::PadX) return kPadCode + static_cast<int>(key) - static_cast<int>(Key::PadX);
    return std::tolower(static_cast<int>(key));
}

}  // namespace platform
