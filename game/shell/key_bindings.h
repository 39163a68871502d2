#pragma once
// The visible list of what keys do: what each is called in the settings file, what help says of it, its keys.
// To add one, add its line.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/platform/input.h"
#include "engine/words/phrase.h"

namespace screens {

enum class Deed {
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
    EndTurn,
    Measure,
    TurnView,
    ZoomIn,
    ZoomOut,
    WholeTable,
    TrueSize,
    Log,
    Formations,
    Undo,
    Redo,
    StepBack,
    Panels,
    Help,
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

// Where a key means this: a battle and a replay may use one key for two things.
enum class Where { Battle, Replay, Both };

struct KeyLine {
    Deed deed;
    std::string_view word;                 // in the file
    words::Key what;                       // a few words for people
    std::vector<std::string_view> chords;  // as they are until somebody binds another in place of the first
    Where where = Where::Battle;
    // These steer panels too, or mean the same in every program: they stay.
    enum class Binding { Free, Fixed } binding = Binding::Free;
};
// Those of a battle first, then those of both, then those of a replay.
const std::vector<KeyLine>& key_list();
const KeyLine& line_of(Deed deed);

// What people bound: the line's word, and the chord in words. Only what differs from the list.
using BoundKeys = std::map<std::string, std::string>;

// The chords that do this now, in words.
std::vector<std::string> chords_of(const BoundKeys& bound, Deed deed);
// The same with commas.
words::Phrase chords_in_words(const BoundKeys& bound, Deed deed);
// The same of one chord, as platform::in_words has it.
words::Phrase in_words(const std::string& chord);
// Over a group of lines.
words::Key title_of(Where where);
// What a key does there now; with Shift held what it does without, where nothing else is bound.
std::optional<Deed> deed_of(const BoundKeys& bound, const platform::Chord& chord, Where where);
// With this chord for a free line; whoever had it where this line counts takes the one that this line had.
// Nothing where the chord is fixed, or where one key would come to mean two things.
std::optional<BoundKeys> with_key(const BoundKeys& bound, Deed deed, const platform::Chord& chord);
// Without lines that are not in the list, are fixed or name no key: what a file may hold.
BoundKeys sound_keys(const BoundKeys& bound);

}  // namespace screens
