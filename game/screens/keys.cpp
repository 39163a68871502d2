#include "game/screens/keys.h"

#include <algorithm>

namespace screens {

namespace {

using platform::Chord;

constexpr auto kFixed = KeyLine::Binding::Fixed;

std::optional<Deed> exactly(const BoundKeys& bound, const Chord& chord) {
    for (const KeyLine& line : key_list())
        for (const std::string& words : chords_of(bound, line.deed))
            if (platform::chord_from(words) == chord) return line.deed;
    return std::nullopt;
}

// Not the first of a line's chords: only that one is bound.
bool is_further(const BoundKeys& bound, Deed deed, const Chord& chord) {
    return platform::chord_from(chords_of(bound, deed).front()) != chord;
}

}  // namespace

const std::vector<KeyLine>& key_list() {
    static const std::vector<KeyLine> list{
        {Deed::NextCoin,
         "next_coin",
         "the next coin that may act; in the panels, the next button",
         {"Tab"},
         kFixed},
        {Deed::LastCoin, "last_coin", "the one before", {"Shift+Tab"}, kFixed},
        {Deed::Left,
         "left",
         "to the coin on the left; with a coin selected, the aim. With Shift finely",
         {"Left"},
         kFixed},
        {Deed::Right, "right", "the same to the right", {"Right"}, kFixed},
        {Deed::Up, "up", "the same upwards", {"Up"}, kFixed},
        {Deed::Down, "down", "the same downwards", {"Down"}, kFixed},
        {Deed::Do, "do", "selects, does what is aimed, presses a button", {"Enter"}, kFixed},
        {Deed::NextEnemy,
         "next_enemy",
         "aims at the next enemy, those that can be struck first",
         {"A", "PadX"}},
        {Deed::FormArmy,
         "form_army",
         "forms an Army: of what is gathered, else shows the next group that could",
         {"F", "PadY"}},
        {Deed::GoBeyond, "go_beyond", "goes beyond with the aimed attack", {"B"}},
        {Deed::EndTurn, "end_turn", "ends the turn", {"E", "PadStart"}},
        {Deed::Measure, "measure", "lays the card to measure, from the pointer on", {"M", "PadLeftStick"}},
        {Deed::TurnView, "turn_view", "turns the view", {"V"}},
        {Deed::ZoomIn, "zoom_in", "nearer; so does the wheel", {"Plus", "="}},
        {Deed::ZoomOut, "zoom_out", "farther", {"Minus"}},
        {Deed::WholeTable, "whole_table", "the whole table", {"0", "PadRightStick"}},
        {Deed::Log, "log", "opens and closes the log", {"L"}},
        {Deed::Undo, "undo", "takes back", {"Ctrl+Z", "PadBack"}},
        {Deed::Redo, "redo", "does again what was taken back", {"Ctrl+Y", "Ctrl+Shift+Z"}},
        {Deed::StepBack, "step_back", "one step back, then the menu", {"Escape"}, kFixed},
        {Deed::Panels, "panels", "from the table to the panels and back", {"F6"}, kFixed},
        {Deed::Help, "help", "help; in a battle, at the rule that refused", {"F1"}, kFixed},
        {Deed::Overlay, "overlay", "what the program is doing", {"F3"}, kFixed},
        {Deed::FullScreen, "full_screen", "full screen", {"F11"}, kFixed},
        {Deed::Picture, "picture", "a picture of the window", {"F12"}, kFixed},
    };
    return list;
}

const KeyLine& line_of(Deed deed) { return *std::ranges::find(key_list(), deed, &KeyLine::deed); }

std::vector<std::string> chords_of(const BoundKeys& bound, Deed deed) {
    const KeyLine& line = line_of(deed);
    std::vector<std::string> chords(line.chords.begin(), line.chords.end());
    if (const auto own = bound.find(std::string(line.word)); own != bound.end()) chords.front() = own->second;
    return chords;
}

std::optional<Deed> deed_of(const BoundKeys& bound, const Chord& chord) {
    const auto deed = exactly(bound, chord);
    if (deed || !chord.mods.shift) return deed;
    Chord plain = chord;
    plain.mods.shift = false;
    return exactly(bound, plain);
}

std::optional<BoundKeys> with_key(const BoundKeys& bound, Deed deed, const Chord& chord) {
    if (line_of(deed).binding == kFixed) return std::nullopt;
    const auto had = exactly(bound, chord);
    if (had && (line_of(*had).binding == kFixed || is_further(bound, *had, chord))) return std::nullopt;
    BoundKeys changed = bound;
    if (had && *had != deed) changed[std::string(line_of(*had).word)] = chords_of(bound, deed).front();
    changed[std::string(line_of(deed).word)] = platform::in_words(chord);
    return changed;
}

BoundKeys sound_keys(const BoundKeys& bound) {
    BoundKeys sound;
    for (const auto& [word, words] : bound) {
        const auto line = std::ranges::find(key_list(), word, &KeyLine::word);
        if (line == key_list().end()) continue;
        const auto chord = platform::chord_from(words);
        if (!chord) continue;
        if (auto changed = with_key(sound, line->deed, *chord)) sound = std::move(*changed);
    }
    return sound;
}

}  // namespace screens
