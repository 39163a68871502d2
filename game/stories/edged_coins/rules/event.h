#pragma once
// What happened, in order, with what it was before and after. Characters and afflictions by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The CM
struct OptionSet {
    std::string name, value;
};
struct CharacterAdded {
    Character record;
};
struct CharacterChanged {
    Character before, after;
};
struct CharacterRemoved {
    Character record;
    Ids afflictions;  // ended with it
    Ids released;     // that it kept going: nobody does now
};
struct PlayStarted {};
struct PlayEnded {};
struct Change {
    int before = 0, after = 0;
};
struct Adjusted {
    std::string character;
    Change hc, ec;
    std::string reason;
};
struct TossCalled {
    CallToss call;
};
struct AttackCalled {
    CallAttack call;
};
struct ResistanceCalled {
    std::string affliction, owner;
    TraitKind kind;
    std::string name;
    Difficulty difficulty;
    bool active;
    std::string opposer;  // active: who keeps it going, or empty
};
struct ModifierGranted {
    int delta;
    std::string reason;
};
// EC-25 to EC-28
struct Paid {
    std::string character;
    int cost;
    Change ec;
};
struct TalentUsed {
    Paid paid;
    std::string talent, note;
};
struct DramaticProposed {
    std::string character, text;
};
struct DramaticPriced {
    std::string character;
    int cost;
};
struct DramaticRefused {
    std::string character;
};
struct DramaticPaid {
    Paid paid;
    std::string text;
};
struct DramaticDeclined {
    std::string character;
    int cost;
};
struct EffortBought {
    Paid paid;
    int by;
    bool power;  // of a damage or burn toss
};
// Opposing
struct OppositionCalled {
    std::string character, skill;
    Difficulty difficulty;
};
struct OppositionDeclined {
    std::string character;
};
// A toss. Prep: what would be thrown now.
struct TossReady {
    TossKind kind;
    std::string owner, name;
    int explosion;
    int rank, coins, heads;
    core::Chance chance;
    bool falls_short;  // EC-7: one rank less would be better
};
struct CoinsThrown {
    TossKind kind;
    std::string owner;
    int row, count;
    bool second;  // a throw that followed a failed one
};
struct FacesRead {
    std::string faces;
    int heads, needed;
    bool second;
};
struct TossResult {
    bool success;
};
struct WindowOpened {
    Ids eligible;
};
enum class Purchase { Retoss, Success, ForcedRetoss, Inversion };
struct Bought {
    Purchase what;
    Paid paid;
    bool before;  // the result that was
};
struct HasPassed {
    std::string character;
};
struct TossFinal {
    TossKind kind;
    std::string owner;
    bool success;
    int successes;  // of the chain so far
};
struct Exploded {
    int number;
};
struct LimitReached {
    int limit;
};
struct SafetyStop {};
// Harm
struct DamageStarted {
    std::string target;
    DamageBy by;
    int potency;
    std::optional<Comparison> comparison;
    std::optional<int> limit;
    std::optional<int> modified;  // R-3, caps_modifier: explosions that have the changed Potency
};
struct DamageFinal {
    std::string target;
    int amount;
};
struct HcChanged {
    std::string character;
    Change hc;
};
struct CharacterDown {
    std::string character;
};
struct AfflictionAdded {
    Affliction affliction;
};
struct AfflictionReduced {
    std::string id, target;
    Change severity;
};
struct AfflictionEnded {
    Affliction affliction;
    std::string reason;  // the CM's words; empty where it was resisted
};
struct BurnTicked {
    std::string id, target;
    int strength;
};
struct BurnEnded {
    std::string id, target;
};
struct RoundStarted {
    int round;
};
struct RoundsLeft {
    int round;
};

using Event =
    std::variant<OptionSet, CharacterAdded, CharacterChanged, CharacterRemoved, PlayStarted, PlayEnded,
                 Adjusted, TossCalled, AttackCalled, ResistanceCalled, ModifierGranted, TalentUsed,
                 DramaticProposed, DramaticPriced, DramaticRefused, DramaticPaid, DramaticDeclined,
                 EffortBought, OppositionCalled, OppositionDeclined, TossReady, CoinsThrown, FacesRead,
                 TossResult, WindowOpened, Bought, HasPassed, TossFinal, Exploded, LimitReached, SafetyStop,
                 DamageStarted, DamageFinal, HcChanged, CharacterDown, AfflictionAdded, AfflictionReduced,
                 AfflictionEnded, BurnTicked, BurnEnded, RoundStarted, RoundsLeft>;
using Events = std::vector<Event>;

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::edged_coins
