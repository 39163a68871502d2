#pragma once
// What happened, in order, with what it was before and after. Characters and afflictions by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The CM
struct OptionSet {
    std::string name, value;
    static constexpr const char* kWord = "option_set";
    FIELDS(name, value)
};
struct CharacterAdded {
    Character record;
    static constexpr const char* kWord = "character_added";
    FIELDS(record)
};
struct CharacterChanged {
    Character before, after;
    static constexpr const char* kWord = "character_changed";
    FIELDS(before, after)
};
struct CharacterRemoved {
    Character record;
    std::vector<AfflictionId> afflictions;  // ended with it
    std::vector<AfflictionId> released;     // that it kept going: nobody does now
    static constexpr const char* kWord = "character_removed";
    FIELDS(record, afflictions, released)
};
struct PlayStarted {
    static constexpr const char* kWord = "play_started";
    FIELDS()
};
struct PlayEnded {
    static constexpr const char* kWord = "play_ended";
    FIELDS()
};
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};
struct Adjusted {
    std::string character;
    Change hc, ec;
    std::string reason;
    static constexpr const char* kWord = "adjusted";
    FIELDS(character, hc, ec, reason)
};
struct TossCalled : CallToss {
    static constexpr const char* kWord = "toss_called";
};
struct AttackCalled : CallAttack {
    static constexpr const char* kWord = "attack_called";
};
struct ResistanceCalled {
    std::string affliction, owner;
    TraitKind kind;
    std::string name;
    Difficulty difficulty;
    bool active;
    OrNone<CharacterId> opposer;  // active: who keeps it going, or none
    static constexpr const char* kWord = "resistance_called";
    FIELDS(affliction, owner, kind, name, difficulty, active, opposer)
};
struct ModifierGranted {
    int delta;
    std::string reason;
    static constexpr const char* kWord = "modifier_granted";
    FIELDS(delta, reason)
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
    static constexpr const char* kWord = "talent_used";
    FIELDS(paid.character, paid.cost, paid.ec, talent, note)
};
struct DramaticProposed {
    std::string character, text;
    static constexpr const char* kWord = "dramatic_proposed";
    FIELDS(character, text)
};
struct DramaticPriced {
    std::string character;
    int cost;
    static constexpr const char* kWord = "dramatic_priced";
    FIELDS(character, cost)
};
struct DramaticRefused {
    std::string character;
    static constexpr const char* kWord = "dramatic_refused";
    FIELDS(character)
};
struct DramaticPaid {
    Paid paid;
    std::string text;
    static constexpr const char* kWord = "dramatic_paid";
    FIELDS(paid.character, paid.cost, paid.ec, text)
};
struct DramaticDeclined {
    std::string character;
    int cost;
    static constexpr const char* kWord = "dramatic_declined";
    FIELDS(character, cost)
};
struct EffortBought {
    Paid paid;
    int by;
    bool power;  // of a damage or burn toss
    static constexpr const char* kWord = "effort_bought";
    FIELDS(paid.character, paid.cost, paid.ec, by, power)
};
// Opposing
struct OppositionCalled {
    std::string character, skill;
    Difficulty difficulty;
    static constexpr const char* kWord = "opposition_called";
    FIELDS(character, skill, difficulty)
};
struct OppositionDeclined {
    std::string character;
    static constexpr const char* kWord = "opposition_declined";
    FIELDS(character)
};
// Of one toss, always exact: {"over": 13, "under": 16}.
struct ExactChance : core::Chance {
    ExactChance() = default;
    ExactChance(const core::Chance& chance) : core::Chance(chance) {}
    static const rules::Kind& field_kind();
};
// A toss. Prep: what would be thrown now.
struct TossReady {
    TossKind kind;
    OrNone<CharacterId> owner;
    OrNone<TraitName> name;
    int explosion;
    int rank, coins, heads;
    ExactChance chance;
    bool falls_short;  // EC-7: one rank less would be better
    static constexpr const char* kWord = "toss_ready";
    FIELDS(kind, owner, name, explosion, rank, coins, heads, chance, falls_short)
};
struct CoinsThrown {
    TossKind kind;
    OrNone<CharacterId> owner;
    int row, count;
    bool second;  // a throw that followed a failed one
    static constexpr const char* kWord = "coins_thrown";
    FIELDS(kind, owner, row, count, second)
};
struct FacesRead {
    std::string faces;
    int heads, needed;
    bool second;
    static constexpr const char* kWord = "faces_read";
    FIELDS(faces, heads, needed, second)
};
struct TossResult {
    bool success;
    static constexpr const char* kWord = "toss_result";
    FIELDS(success)
};
struct WindowOpened {
    Ids eligible;
    static constexpr const char* kWord = "window_opened";
    FIELDS(eligible)
};
enum class Purchase { Retoss, Success, ForcedRetoss, Inversion };
// In JSON its word is that of the purchase.
struct Bought {
    Purchase what;
    Paid paid;
    bool before;  // the result that was
    static constexpr const char* kWord = "bought";
    FIELDS(paid.character, paid.cost, paid.ec, before)
};
struct HasPassed {
    std::string character;
    static constexpr const char* kWord = "passed";
    FIELDS(character)
};
struct TossFinal {
    TossKind kind;
    OrNone<CharacterId> owner;
    bool success;
    int successes;  // of the chain so far
    static constexpr const char* kWord = "toss_final";
    FIELDS(kind, owner, success, successes)
};
struct Exploded {
    int number;
    static constexpr const char* kWord = "explosion";
    FIELDS(number)
};
struct LimitReached {
    int limit;
    static constexpr const char* kWord = "limit_reached";
    FIELDS(limit)
};
struct SafetyStop {
    static constexpr const char* kWord = "safety_stop";
    FIELDS()
};
// Harm
struct DamageStarted {
    std::string target;
    DamageBy by;
    int potency;
    std::optional<Comparison> comparison;
    std::optional<int> limit;
    std::optional<int> modified;  // R-3, caps_modifier: explosions that have the changed Potency
    static constexpr const char* kWord = "damage_started";
    FIELDS(target, by, potency, comparison, limit, modified)
};
struct DamageFinal {
    std::string target;
    int amount;
    static constexpr const char* kWord = "damage_final";
    FIELDS(target, amount)
};
struct HcChanged {
    std::string character;
    Change hc;
    static constexpr const char* kWord = "hc_changed";
    FIELDS(character, hc)
};
struct CharacterDown {
    std::string character;
    static constexpr const char* kWord = "character_down";
    FIELDS(character)
};
struct AfflictionAdded {
    Affliction affliction;
    static constexpr const char* kWord = "affliction_added";
    FIELDS(affliction)
};
struct AfflictionReduced {
    std::string id, target;
    Change severity;
    static constexpr const char* kWord = "affliction_reduced";
    FIELDS(id, target, severity)
};
struct AfflictionEnded {
    Affliction affliction;
    std::string reason;  // the CM's words; empty where it was resisted
    static constexpr const char* kWord = "affliction_ended";
    FIELDS(affliction, reason)
};
struct BurnTicked {
    std::string id, target;
    int strength;
    static constexpr const char* kWord = "burn_ticked";
    FIELDS(id, target, strength)
};
struct BurnEnded {
    std::string id, target;
    static constexpr const char* kWord = "burn_ended";
    FIELDS(id, target)
};
struct RoundStarted {
    int round;
    static constexpr const char* kWord = "round_started";
    FIELDS(round)
};
struct RoundsLeft {
    int round;
    static constexpr const char* kWord = "rounds_left";
    FIELDS(round)
};

struct Event
    : std::variant<OptionSet, CharacterAdded, CharacterChanged, CharacterRemoved, PlayStarted, PlayEnded,
                   Adjusted, TossCalled, AttackCalled, ResistanceCalled, ModifierGranted, TalentUsed,
                   DramaticProposed, DramaticPriced, DramaticRefused, DramaticPaid, DramaticDeclined,
                   EffortBought, OppositionCalled, OppositionDeclined, TossReady, CoinsThrown, FacesRead,
                   TossResult, WindowOpened, Bought, HasPassed, TossFinal, Exploded, LimitReached, SafetyStop,
                   DamageStarted, DamageFinal, HcChanged, CharacterDown, AfflictionAdded, AfflictionReduced,
                   AfflictionEnded, BurnTicked, BurnEnded, RoundStarted, RoundsLeft> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};
using Events = std::vector<Event>;

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::edged_coins
