// Keys of keyboards with other letters, as reported by SDL.

#include <doctest/doctest.h>

#include <string>

#include "engine/platform/sdl_keys.h"

using platform::Key;
using platform::KeyboardLetters;

namespace {

// Returns the name of the key at that place, which types `sym` according to SDL; empty if it has none.
std::string named(SDL_Scancode place, SDL_Keycode sym, KeyboardLetters letters = KeyboardLetters::Latin,
                  Uint16 mod = 0) {
    SDL_Keysym keysym{};
    keysym.scancode = place;
    keysym.sym = sym;
    keysym.mod = mod;
    const Key key = platform::key_from(keysym, letters);
    return key == Key::None ? "" : platform::chord_name({key, {}});
}

std::string on_others(SDL_Scancode place, SDL_Keycode sym) { return named(place, sym, KeyboardLetters::Others); }

constexpr SDL_Keycode no_character(SDL_Scancode place) {
    return static_cast<SDL_Keycode>(place) | SDLK_SCANCODE_MASK;  // as SDL reports a dead key
}

}  // namespace

TEST_CASE("keys of layouts without Latin letters are those of a US keyboard") {
    CHECK(on_others(SDL_SCANCODE_Z, U'я') == "Z");
    CHECK(on_others(SDL_SCANCODE_SEMICOLON, U'ж') == ";");
    CHECK(on_others(SDL_SCANCODE_PERIOD, U'ю') == ".");
    CHECK(on_others(SDL_SCANCODE_A, U'α') == "A");
    CHECK(on_others(SDL_SCANCODE_Q, ';') == "Q");  // Greek
    CHECK(on_others(SDL_SCANCODE_Q, '/') == "Q");  // Hebrew
    CHECK(on_others(SDL_SCANCODE_W, '\'') == "W");
    CHECK(on_others(SDL_SCANCODE_COMMA, U'ת') == ",");
    CHECK(on_others(SDL_SCANCODE_P, U'ح') == "P");
    CHECK(on_others(SDL_SCANCODE_B, no_character(SDL_SCANCODE_B)) == "B");  // Arabic: two letters on one key
    CHECK(on_others(SDL_SCANCODE_3, U'٣') == "3");
    CHECK(on_others(SDL_SCANCODE_0, U'٠') == "0");
    CHECK(on_others(SDL_SCANCODE_MINUS, '-') == "Minus");
    CHECK(on_others(SDL_SCANCODE_SPACE, ' ') == "Space");
    CHECK(on_others(SDL_SCANCODE_RETURN, SDLK_RETURN) == "Enter");
}

TEST_CASE("keys of layouts with Latin letters are what they type") {
    CHECK(named(SDL_SCANCODE_Q, 'a') == "A");  // French
    CHECK(named(SDL_SCANCODE_M, ',') == ",");
    CHECK(named(SDL_SCANCODE_Y, 'z') == "Z");   // German
    CHECK(named(SDL_SCANCODE_Q, '\'') == "'");  // Dvorak
    CHECK(named(SDL_SCANCODE_2, '2') == "2");
    CHECK(named(SDL_SCANCODE_2, U'ě') == "2");  // Czech, where digits need Shift
    CHECK(named(SDL_SCANCODE_SEMICOLON, U'ö') == "Ö");
    CHECK(named(SDL_SCANCODE_SEMICOLON, U'ů') == "Ů");
    CHECK(named(SDL_SCANCODE_LEFTBRACKET, U'ğ') == "Ğ");
    CHECK(named(SDL_SCANCODE_GRAVE, U'²') == "²");
    CHECK(named(SDL_SCANCODE_EQUALS, no_character(SDL_SCANCODE_EQUALS)) == "=");
    CHECK(named(SDL_SCANCODE_NONUSBACKSLASH, '<') == "<");
    CHECK(named(SDL_SCANCODE_LSHIFT, SDLK_LSHIFT).empty());
    CHECK(named(SDL_SCANCODE_VOLUMEUP, SDLK_VOLUMEUP).empty());
}

TEST_CASE("the keypad types with NumLock and moves without") {
    struct Row {
        SDL_Keycode sym;
        const char *types, *moves;
    };
    for (const Row& row :
         {Row{SDLK_KP_0, "0", "Insert"}, Row{SDLK_KP_1, "1", "End"}, Row{SDLK_KP_2, "2", "Down"},
          Row{SDLK_KP_3, "3", "PageDown"}, Row{SDLK_KP_4, "4", "Left"}, Row{SDLK_KP_5, "5", "5"},
          Row{SDLK_KP_6, "6", "Right"}, Row{SDLK_KP_7, "7", "Home"}, Row{SDLK_KP_8, "8", "Up"},
          Row{SDLK_KP_9, "9", "PageUp"}, Row{SDLK_KP_PERIOD, ".", "Delete"}, Row{SDLK_KP_PLUS, "Plus", "Plus"},
          Row{SDLK_KP_MINUS, "Minus", "Minus"}, Row{SDLK_KP_MULTIPLY, "*", "*"}, Row{SDLK_KP_DIVIDE, "/", "/"},
          Row{SDLK_KP_ENTER, "Enter", "Enter"}})
        for (const KeyboardLetters letters : {KeyboardLetters::Latin, KeyboardLetters::Others}) {
            const auto place = static_cast<SDL_Scancode>(row.sym & ~SDLK_SCANCODE_MASK);
            CHECK(named(place, row.sym, letters, KMOD_NUM) == row.types);
            CHECK(named(place, row.sym, letters) == row.moves);
        }
}

TEST_CASE("a letter beyond ASCII is a key that can be written down, read and pressed by a script") {
    for (const char* words : {"Ö", "Ctrl+Ğ", "Shift+Ж", "²"}) {
        const auto chord = platform::chord_from(words);
        REQUIRE_MESSAGE(chord, words);
        CHECK(platform::chord_name(*chord) == words);
        SDL_Keysym keysym{};
        keysym.sym = platform::code_of(chord->key);
        CHECK(platform::key_from(keysym, KeyboardLetters::Latin) == chord->key);
    }
    CHECK(platform::chord_from("ö") == platform::chord_from("Ö"));
    for (const char* words : {"ÖÖ", "\xC3", "\u0080", "\u00A0"}) CHECK_FALSE(platform::chord_from(words));
}
