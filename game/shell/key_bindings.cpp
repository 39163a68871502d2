#include "game/shell/key_bindings.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/kit/phrases.h"

namespace screens {

namespace {

using platform::Chord;
using words::mark;
using words::mark_in;
using words::Phrase;
using words::plain;

constexpr auto kFixed = KeyLine::Binding::Fixed;

constexpr KeyLine kKeys[]{
    {KeyAction::NextCoin,
     "next_coin",
     mark("the next coin that may act; in the panels, the next button"),
     {"Tab"},
     Where::Battle,
     kFixed},
    {KeyAction::LastCoin, "last_coin", mark("the one before"), {"Shift+Tab"}, Where::Battle, kFixed},
    {KeyAction::Left,
     "left",
     mark("to the coin on the left; with a coin selected, moves the aim, in fine steps with Shift"),
     {"Left"},
     Where::Battle,
     kFixed},
    {KeyAction::Right, "right", mark("the same to the right"), {"Right"}, Where::Battle, kFixed},
    {KeyAction::Up, "up", mark("the same upwards"), {"Up"}, Where::Battle, kFixed},
    {KeyAction::Down, "down", mark("the same downwards"), {"Down"}, Where::Battle, kFixed},
    {KeyAction::NextEnemy, "next_enemy", mark("aims at the next enemy; those within reach come first"), {"A", "PadX"}},
    {KeyAction::FormArmy,
     "form_army",
     mark("forms an Army from the gathered coins, or shows the next group that could form one"),
     {"F", "PadY"}},
    {KeyAction::GoBeyond, "go_beyond", mark("goes beyond with the aimed attack; an Army does so as a whole"), {"B"}},
    {KeyAction::Pin, "pin", mark("pins or unpins the aimed action; so does the right button"), {"Space"}},
    {KeyAction::EndTurn, "end_turn", mark("ends the turn"), {"E", "PadStart"}},
    {KeyAction::Hint, "hint", mark("a hint, if hints were agreed on: the best unit, then its best action"), {"H"}},
    {KeyAction::Measure, "measure", mark("lays down the card to measure from the pointer"), {"M", "PadLeftStick"}},
    {KeyAction::Danger,
     "danger",
     mark("shows where the enemy can attack next, while it is held or until it is pressed again"),
     {"T"}},
    {KeyAction::Loupe,
     "loupe",
     mark("shows what is round the pointer three times as large, while it is held or until it is pressed again"),
     {"Z"}},
    {KeyAction::Log, "log", mark("opens and closes the log"), {"L"}},
    {KeyAction::Coins, "coins", mark("the coins of the battle on one page"), {"C"}},
    {KeyAction::Formations, "formations", mark("opens the formations, while setting up"), {"G"}},
    {KeyAction::Undo, "undo", mark("undoes the last step"), {"Ctrl+Z", "PadBack"}},
    {KeyAction::Redo, "redo", mark("redoes what was undone"), {"Ctrl+Y", "Ctrl+Shift+Z"}},
    {KeyAction::TurnView, "turn_view", mark("turns the view"), {"V"}, Where::Both},
    {KeyAction::StepBack,
     "step_back",
     mark("one step back, then the menu; leaves a replay"),
     {"Escape"},
     Where::Both,
     kFixed},
    {KeyAction::ZoomIn, "zoom_in", mark("zooms in; so does the wheel"), {"Plus", "="}, Where::Table},
    {KeyAction::ZoomOut, "zoom_out", mark("zooms out"), {"Minus"}, Where::Table},
    {KeyAction::PanLeft,
     "pan_left",
     mark("moves the table to the right, to see more on the left"),
     {"Alt+Left"},
     Where::Table},
    {KeyAction::PanRight,
     "pan_right",
     mark("moves the table to the left, to see more on the right"),
     {"Alt+Right"},
     Where::Table},
    {KeyAction::PanUp, "pan_up", mark("moves the table down, to see more above"), {"Alt+Up"}, Where::Table},
    {KeyAction::PanDown, "pan_down", mark("moves the table up, to see more below"), {"Alt+Down"}, Where::Table},
    {KeyAction::WholeTable, "whole_table", mark("the whole table"), {"0", "PadRightStick"}, Where::Table},
    {KeyAction::TrueSize, "true_size", mark("true size, as on a real table, and back"), {"I"}, Where::Table},
    {KeyAction::Do,
     "do",
     mark("selects, carries out the aimed action, presses a button"),
     {"Enter"},
     Where::Table,
     kFixed},
    {KeyAction::TellRule,
     "tell_rule",
     mark("in a story: hold the pad's A to read the rule for what you point at; press it again to open the book. "
          "In a battle it pins the aimed action"),
     {"PadHeld"},
     Where::Table,
     kFixed},
    {KeyAction::Panels, "panels", mark("from the table to the panels and back"), {"F6"}, Where::Table, kFixed},
    {KeyAction::Help,
     "help",
     mark("help, opened at the rule you point at or the one that refused something"),
     {"F1"},
     Where::Table,
     kFixed},
    {KeyAction::Overlay, "overlay", mark("shows what the program is doing"), {"F3"}, Where::Table, kFixed},
    {KeyAction::ReadAll,
     "read_all",
     mark("reads the whole screen aloud, if Read aloud is on"),
     {"F4"},
     Where::Table,
     kFixed},
    {KeyAction::FullScreen, "full_screen", mark("full screen"), {"F11"}, Where::Table, kFixed},
    {KeyAction::Picture, "picture", mark("saves a picture of the window"), {"F12"}, Where::Table, kFixed},
    {KeyAction::ReplayBack, "replay_back", mark("one step back"), {"Left"}, Where::Replay, kFixed},
    {KeyAction::ReplayOn, "replay_on", mark("one step forward"), {"Right"}, Where::Replay, kFixed},
    {KeyAction::ReplayStart, "replay_start", mark("to the start"), {"Home", "PadBack"}, Where::Replay},
    {KeyAction::ReplayEnd, "replay_end", mark("to the end"), {"End"}, Where::Replay},
    {KeyAction::Play, "play", mark("plays and pauses"), {"Space", "PadStart"}, Where::Replay},
    {KeyAction::HalfSpeed, "half_speed", mark("plays at half speed"), {"1"}, Where::Replay},
    {KeyAction::PlainSpeed, "plain_speed", mark("plays at the speed of the battle"), {"2"}, Where::Replay},
    {KeyAction::DoubleSpeed, "double_speed", mark("twice as fast"), {"3"}, Where::Replay},
    {KeyAction::FourfoldSpeed, "fourfold_speed", mark("four times as fast"), {"4"}, Where::Replay},
    {KeyAction::Bookmark, "bookmark", mark("sets or removes a bookmark"), {"B", "PadX"}, Where::Replay},
    {KeyAction::NextMark, "next_mark", mark("to the next bookmark or swing"), {"N", "PadY"}, Where::Replay},
    {KeyAction::SavePicture, "keep_picture", mark("saves a picture of the table"), {"P"}, Where::Replay},
};

// The keys that have a name, and modifiers.
constexpr words::Key kNamed[] = {
    mark_in("key", "Ctrl"),   mark_in("key", "Alt"),    mark_in("key", "Shift"),  mark_in("key", "Tab"),
    mark_in("key", "Enter"),  mark_in("key", "Escape"), mark_in("key", "Space"),  mark_in("key", "Backspace"),
    mark_in("key", "Left"),   mark_in("key", "Right"),  mark_in("key", "Up"),     mark_in("key", "Down"),
    mark_in("key", "Home"),   mark_in("key", "End"),    mark_in("key", "PageUp"), mark_in("key", "PageDown"),
    mark_in("key", "Delete"), mark_in("key", "Plus"),   mark_in("key", "Minus"),
};

// Gamepad buttons, as labelled on the pad.
struct PadKey {
    std::string_view name;  // in the settings file
    words::Key said;
};
constexpr PadKey kOfPad[] = {
    {"PadX", mark_in("key", "Pad X")},
    {"PadY", mark_in("key", "Pad Y")},
    {"PadBack", mark_in("key", "Pad Back")},
    {"PadStart", mark_in("key", "Pad Start")},
    {"PadLeftStick", mark_in("key", "Left stick, pressed")},
    {"PadRightStick", mark_in("key", "Right stick, pressed")},
    {"PadHeld", mark_in("key", "Pad A, held")},
};

// Buttons that act as keys (engine/platform/gamepad.cpp).
constexpr PadKey kAlsoOnPad[] = {
    {"Enter", mark_in("key", "Pad A")},     {"Escape", mark_in("key", "Pad B")},
    {"Tab", mark_in("key", "Pad RB")},      {"Shift+Tab", mark_in("key", "Pad LB")},
    {"Left", mark_in("key", "D-pad left")}, {"Right", mark_in("key", "D-pad right")},
    {"Up", mark_in("key", "D-pad up")},     {"Down", mark_in("key", "D-pad down")},
    {"F6", mark_in("key", "Pad Guide")},
};

// All other keys are named by the character they type.
Phrase named_key(const std::string& name) {
    const auto* const pad = std::ranges::find(kOfPad, name, &PadKey::name);
    if (pad != std::end(kOfPad)) return Phrase(pad->said);
    const auto* const known = std::ranges::find(kNamed, name, &words::Key::english);
    return known == std::end(kNamed) ? plain(name) : Phrase(*known);
}

bool meet(Where one, Where other) {
    const auto many = [](Where where) { return where == Where::Both || where == Where::Table; };
    return one == other || many(one) || many(other);
}

// Returns the actions that have this chord in that place.
std::vector<KeyAction> all_with(const BoundKeys& bound, const Chord& chord, Where where) {
    std::vector<KeyAction> deeds;
    for (const KeyLine& line : key_list())
        if (meet(line.where, where))
            for (const std::string& words : chords_of(bound, line.action))
                if (platform::chord_from(words) == chord) deeds.push_back(line.action);
    return deeds;
}

// True if a chord has two meanings in one place.
bool clashes(const BoundKeys& bound) {
    return std::ranges::any_of(key_list(), [&](const KeyLine& line) {
        return std::ranges::any_of(chords_of(bound, line.action), [&](const std::string& words) {
            const auto chord = platform::chord_from(words);
            return chord && all_with(bound, *chord, line.where).size() > 1;
        });
    });
}

// True if the action repeats while its key is held down.
bool goes_on(KeyAction action) {
    constexpr KeyAction kGoOn[] = {
        KeyAction::NextCoin,   KeyAction::LastCoin,  KeyAction::Left,     KeyAction::Right, KeyAction::Up,
        KeyAction::Down,       KeyAction::NextEnemy, KeyAction::Undo,     KeyAction::Redo,  KeyAction::ZoomIn,
        KeyAction::ZoomOut,    KeyAction::PanLeft,   KeyAction::PanRight, KeyAction::PanUp, KeyAction::PanDown,
        KeyAction::ReplayBack, KeyAction::ReplayOn,  KeyAction::NextMark};
    return core::contains(kGoOn, action);
}

// True for all but the first of a line's chords: only the first can be rebound.
bool is_further(const BoundKeys& bound, KeyAction action, const Chord& chord) {
    return platform::chord_from(chords_of(bound, action).front()) != chord;
}

}  // namespace

std::span<const KeyLine> key_list() { return kKeys; }

const KeyLine& line_of(KeyAction action) { return *std::ranges::find(key_list(), action, &KeyLine::action); }

std::vector<std::string> chords_of(const BoundKeys& bound, KeyAction action) {
    const KeyLine& line = line_of(action);
    std::vector<std::string> chords(line.chords.begin(), std::ranges::find(line.chords, ""));
    if (const auto own = bound.find(std::string(line.word)); own != bound.end()) chords.front() = own->second;
    return chords;
}

Phrase in_words(const std::string& chord) {
    std::vector<Phrase> keys;
    std::size_t begin = 0;
    for (auto plus = chord.find('+', 1); plus != std::string::npos; plus = chord.find('+', begin + 1)) {
        keys.push_back(named_key(chord.substr(begin, plus - begin)));
        begin = plus + 1;
    }
    keys.push_back(named_key(chord.substr(begin)));
    return joined(keys, plain("+"));
}

Phrase chords_in_words(const BoundKeys& bound, KeyAction action) {
    std::vector<Phrase> all;
    for (const std::string& chord : chords_of(bound, action)) {
        all.push_back(in_words(chord));
        const auto* const pad = std::ranges::find(kAlsoOnPad, chord, &PadKey::name);
        if (pad != std::end(kAlsoOnPad)) all.push_back(Phrase(pad->said));
    }
    return joined(all, rules::comma());
}

words::Key title_of(Where where) {
    if (where == Where::Battle) return mark("IN A BATTLE");
    if (where == Where::Table) return mark("AT EVERY TABLE");
    return where == Where::Replay ? mark("IN A REPLAY") : mark("IN A BATTLE AND A REPLAY");
}

std::optional<KeyAction> action_for(const BoundKeys& bound, const Chord& chord, Where where) {
    const std::vector<KeyAction> deeds = all_with(bound, chord, where);
    if (!deeds.empty()) return deeds.front();
    if (!chord.mods.shift) return std::nullopt;
    Chord without = chord;
    without.mods.shift = false;
    return action_for(bound, without, where);
}

std::optional<KeyAction> action_for(const BoundKeys& bound, const platform::Event& pressed, Where where) {
    const auto action = action_for(bound, Chord{pressed.key, pressed.mods}, where);
    return action && pressed.repeat && !goes_on(*action) ? std::nullopt : action;
}

std::optional<BoundKeys> with_key(const BoundKeys& bound, KeyAction action, const Chord& chord) {
    const KeyLine& line = line_of(action);
    if (line.binding == kFixed) return std::nullopt;
    BoundKeys changed = bound;
    for (const KeyAction had : all_with(bound, chord, line.where)) {
        if (line_of(had).binding == kFixed || is_further(bound, had, chord)) return std::nullopt;
        changed[std::string(line_of(had).word)] = chords_of(bound, action).front();
    }
    changed[std::string(line.word)] = platform::chord_name(chord);
    return clashes(changed) ? std::nullopt : std::optional(changed);
}

BoundKeys valid_bindings(const BoundKeys& bound) {
    BoundKeys sound;
    for (const auto& [word, words] : bound) {
        const auto line = std::ranges::find(key_list(), word, &KeyLine::word);
        const auto chord = platform::chord_from(words);
        if (line != key_list().end() && line->binding != kFixed && chord) sound[word] = platform::chord_name(*chord);
    }
    if (!clashes(sound)) return sound;
    // Apply them one by one, as if the user bound them now.
    BoundKeys bit_by_bit;
    for (const auto& [word, words] : sound) {
        const KeyAction action = std::ranges::find(key_list(), word, &KeyLine::word)->action;
        if (auto changed = with_key(bit_by_bit, action, *platform::chord_from(words))) bit_by_bit = std::move(*changed);
    }
    return bit_by_bit;
}

}  // namespace screens
