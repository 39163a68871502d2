#include "engine/platform/input.h"

#include <utility>

#include "engine/core/utf8.h"

namespace platform {
namespace {

constexpr int kBeyondAscii = 1 << 24;  // added to letters' code points; above the named keys and ASCII

constexpr std::pair<std::string_view, Key> kNames[] = {
    {"Space", Key::Space},
    {"Enter", Key::Enter},
    {"Return", Key::Enter},
    {"Escape", Key::Escape},
    {"Esc", Key::Escape},
    {"Tab", Key::Tab},
    {"Delete", Key::Delete},
    {"Backspace", Key::Backspace},
    {"Insert", Key::Insert},
    {"Left", Key::Left},
    {"Right", Key::Right},
    {"Up", Key::Up},
    {"Down", Key::Down},
    {"Home", Key::Home},
    {"End", Key::End},
    {"PageUp", Key::PageUp},
    {"F1", Key::F1},
    {"PageDown", Key::PageDown},
    {"F2", Key::F2},
    {"F3", Key::F3},
    {"F4", Key::F4},
    {"F5", Key::F5},
    {"F6", Key::F6},
    {"F7", Key::F7},
    {"F8", Key::F8},
    {"F9", Key::F9},
    {"F10", Key::F10},
    {"F11", Key::F11},
    {"F12", Key::F12},
    {"PadX", Key::PadX},
    {"PadY", Key::PadY},
    {"PadBack", Key::PadBack},
    {"PadStart", Key::PadStart},
    {"PadLeftStick", Key::PadLeftStick},
    {"PadRightStick", Key::PadRightStick},
    {"PadHeld", Key::PadHeld},
    {"Plus", static_cast<Key>('+')},
    {"Minus", static_cast<Key>('-')},
};

Key key_named(std::string_view name) {
    for (const auto& [word, key] : kNames)
        if (word == name) return key;
    const std::vector<char32_t> letters = core::is_utf8(name) ? core::code_points(name) : std::vector<char32_t>{};
    if (letters.size() != 1 || letters[0] <= ' ' || (letters[0] > '~' && letters[0] <= 0xA0)) return Key::None;
    return key_of_letter(letters[0]);
}

}  // namespace

Key key_of_letter(char32_t letter) {
    const char32_t upper = core::upper_case(letter);
    return static_cast<Key>(upper > '~' ? kBeyondAscii + static_cast<int>(upper) : static_cast<int>(upper));
}

std::optional<char32_t> letter_of(Key key) {
    const int beyond = static_cast<int>(key) - kBeyondAscii;
    return beyond > 0 ? std::optional(static_cast<char32_t>(beyond)) : std::nullopt;
}

std::string chord_name(const Chord& chord) {
    std::string words;
    if (chord.mods.ctrl) words += "Ctrl+";
    if (chord.mods.alt) words += "Alt+";
    if (chord.mods.shift) words += "Shift+";
    for (const auto& [name, key] : kNames)
        if (key == chord.key) return words.append(name);
    return words + core::utf8(letter_of(chord.key).value_or(static_cast<char32_t>(chord.key)));
}

std::optional<Chord> chord_from(std::string_view words) {
    Chord chord;
    for (auto plus = words.find('+'); plus != std::string_view::npos && plus > 0 && plus + 1 < words.size();
         plus = words.find('+')) {
        const std::string_view mod = words.substr(0, plus);
        if (mod == "Ctrl")
            chord.mods.ctrl = true;
        else if (mod == "Shift")
            chord.mods.shift = true;
        else if (mod == "Alt")
            chord.mods.alt = true;
        else
            return std::nullopt;
        words.remove_prefix(plus + 1);
    }
    chord.key = key_named(words);
    if (chord.key == Key::None) return std::nullopt;
    return chord;
}

}  // namespace platform
