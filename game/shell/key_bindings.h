#pragma once
// The list of key bindings, with their names in the settings file, descriptions in help, and keys. To add one, add a
// line.

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"
#include "engine/words/phrase.h"

namespace screens {

enum class KeyAction {
    NextCoin,
    LastCoin,
    Left,
    Right,
    Up,
    Down,
    Do,
    NextEnemy,
    FormArmy,
    GoBeyond,
    Pin,
    EndTurn,
    Hint,
    Measure,
    Danger,
    Loupe,
    TurnView,
    ZoomIn,
    ZoomOut,
    WholeTable,
    PanLeft,
    PanRight,
    PanUp,
    PanDown,
    TrueSize,
    Log,
    Coins,
    Formations,
    Undo,
    Redo,
    StepBack,
    Panels,
    Help,
    TellRule,
    Overlay,
    ReadAll,
    FullScreen,
    Picture,
    Play,
    ReplayBack,
    ReplayOn,
    ReplayStart,
    ReplayEnd,
    HalfSpeed,
    PlainSpeed,
    DoubleSpeed,
    FourfoldSpeed,
    Bookmark,
    NextMark,
    SavePicture,
};

// Where a key has this meaning; a battle and a replay may use one key differently. Table: at a battle's table and at
// those of the story games.
enum class Where { Battle, Replay, Both, Table };

struct KeyLine {
    KeyAction action;
    std::string_view word;                   // name in the settings file
    words::Key what;                         // a short description
    std::array<std::string_view, 2> chords;  // the defaults, one or two; users rebind the first one
    Where where = Where::Battle;
    // Fixed keys also control panels, or mean the same in every program; users cannot rebind them.
    enum class Binding { Free, Fixed } binding = Binding::Free;
};
// Lists the keys of a battle first, then those of both, of every table, and of a replay.
std::span<const KeyLine> key_list();
const KeyLine& line_of(KeyAction action);

// The user's bindings that differ from the defaults: a line's word, and the chord in words.
using BoundKeys = std::map<std::string, std::string>;

// Returns the current chords of an action, in words.
std::vector<std::string> chords_of(const BoundKeys& bound, KeyAction action);
// Returns those chords and the matching gamepad buttons, separated by commas.
words::Phrase chords_in_words(const BoundKeys& bound, KeyAction action);
// Names a single chord, given as by platform::chord_name.
words::Phrase in_words(const std::string& chord);
// Returns the heading of a group of lines.
words::Key title_of(Where where);
// Returns what a key does there now. An unbound chord with Shift does the same as without Shift.
std::optional<KeyAction> action_for(const BoundKeys& bound, const platform::Chord& chord, Where where);
// The same for a key event. While a key is held down, only actions that step, aim or move the view repeat.
std::optional<KeyAction> action_for(const BoundKeys& bound, const platform::Event& pressed, Where where);
// Binds the chord to a free line; a line that had the chord in the same place gets this line's old one. Empty if the
// chord is fixed, or if a key would get two meanings.
std::optional<BoundKeys> with_key(const BoundKeys& bound, KeyAction action, const platform::Chord& chord);
// Drops lines that are not in the list, are fixed or name no key. Settings files may contain such lines.
BoundKeys valid_bindings(const BoundKeys& bound);

}  // namespace screens
