#pragma once
// The list of key bindings: each one's name in the settings file, its description in help, its keys. To add
// one, add a line.

#include <map>
#include <optional>
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
    KeepPicture,
};

// Where a key has this meaning: a battle and a replay may use a key for different things. Table: there, and at the
// tables of the story games.
enum class Where { Battle, Replay, Both, Table };

struct KeyLine {
    KeyAction deed;
    std::string_view word;                 // name in the settings file
    words::Key what;                       // a short description
    std::vector<std::string_view> chords;  // the defaults; users rebind the first one
    Where where = Where::Battle;
    // Fixed ones also steer panels, or are the same in every program: they cannot be rebound.
    enum class Binding { Free, Fixed } binding = Binding::Free;
};
// Those of a battle first, then those of both, then those of every table, then those of a replay.
const std::vector<KeyLine>& key_list();
const KeyLine& line_of(KeyAction deed);

// The user's bindings: a line's word, and the chord in words. Only those that differ from the list.
using BoundKeys = std::map<std::string, std::string>;

// The current chords of an action, in words.
std::vector<std::string> chords_of(const BoundKeys& bound, KeyAction deed);
// Those chords and the buttons of a pad that are these keys, separated by commas.
words::Phrase chords_in_words(const BoundKeys& bound, KeyAction deed);
// A single chord, given as by platform::in_words.
words::Phrase in_words(const std::string& chord);
// The heading of a group of lines.
words::Key title_of(Where where);
// What a key does there now. A chord with Shift that is not bound does the same as without.
std::optional<KeyAction> action_for(const BoundKeys& bound, const platform::Chord& chord, Where where);
// The same of a key that is pressed: as long as it is held down, only what steps, aims or moves the view is done again.
std::optional<KeyAction> action_for(const BoundKeys& bound, const platform::Event& pressed, Where where);
// The bindings with this chord for a free line; a line that had the chord in the same place gets this line's
// old one. Empty if the chord is fixed, or if a key would get two meanings.
std::optional<BoundKeys> with_key(const BoundKeys& bound, KeyAction deed, const platform::Chord& chord);
// Drops lines that are not in the list, are fixed or name no key, as a file may contain them.
BoundKeys valid_bindings(const BoundKeys& bound);

}  // namespace screens
