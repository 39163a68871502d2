#include "engine/platform/input.h"

#include <cctype>
#include <utility>

namespace platform {
namespace {

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
    if (name.size() != 1 || !std::isgraph(static_cast<unsigned char>(name[0]))) return Key::None;
    return static_cast<Key>(std::toupper(static_cast<unsigned char>(name[0])));
}

}  // namespace

std::string in_words(const Chord& chord) {
    std::string words;
    if (chord.mods.ctrl) words += "Ctrl+";
    if (chord.mods.alt) words += "Alt+";
    if (chord.mods.shift) words += "Shift+";
    for (const auto& [name, key] : kNames)
        if (key == chord.key) return words.append(name);
    return words + static_cast<char>(chord.key);
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
