#pragma once
// What happened, in order, with what it was before and after. Characters and afflictions by their ids.

#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/command.h"

namespace rules::edged_coins {

// The CM
struct OptionSet {
    std::string name, value;
    NAMED_FIELDS("option_set", name, value)
};
struct CharacterAdded {
    Character record;
    NAMED_FIELDS("character_added", record)
};
struct CharacterChanged {
    Character before, after;
    NAMED_FIELDS("character_changed", before, after)
};
struct CharacterRemoved {
    Character record;
    std::vector<AfflictionId> afflictions;  // ended with it
    std::vector<AfflictionId> released;     // that it kept going: nobody does now
    NAMED_FIELDS("character_removed", record, afflictions, released)
};
struct CharacterGiven {
    std::string character;
    Seat before, after;
    NAMED_FIELDS("character_given", character, before, after)
};
struct PlayStarted {
    NAMED_FIELDS("play_started")
};
struct PlayEnded {
    NAMED_FIELDS("play_ended")
};
struct Change {
    int before = 0, after = 0;
    FIELDS(before, after)
};
struct Adjusted {
    std::string character;
    Change hc, ec;
    std::string reason;
    NAMED_FIELDS("adjusted", character, hc, ec, reason)
};
struct SceneOpened {
    std::string title, text;
    NAMED_FIELDS("scene_opened", title, text)
};
struct StoryTold {
    OrNone<CharacterId> character;  // none: the CM
    std::string text;               // empty: it was told aloud
    NAMED_FIELDS("story_told", character, text)
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
    NAMED_FIELDS("resistance_called", affliction, owner, kind, name, difficulty, active, opposer)
};
struct ModifierGranted {
    int delta;
    std::string reason;
    NAMED_FIELDS("modifier_granted", delta, reason)
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
    bool lasts = false;
    NAMED_FIELDS("talent_used", paid.character, paid.cost, paid.ec, talent, note, maybe(lasts))
};
struct TalentEnded {
    std::string character, talent;
    NAMED_FIELDS("talent_ended", character, talent)
};
struct DramaticProposed {
    std::string character, text;
    NAMED_FIELDS("dramatic_proposed", character, text)
};
struct DramaticPriced {
    std::string character;
    int cost;
    NAMED_FIELDS("dramatic_priced", character, cost)
};
struct DramaticRefused {
    std::string character;
    NAMED_FIELDS("dramatic_refused", character)
};
struct DramaticPaid {
    Paid paid;
    std::string text;
    NAMED_FIELDS("dramatic_paid", paid.character, paid.cost, paid.ec, text)
};
struct DramaticDeclined {
    std::string character;
    int cost;
    NAMED_FIELDS("dramatic_declined", character, cost)
};
struct EffortBought {
    Paid paid;
    int by;
    bool power;  // of a damage or burn toss
    NAMED_FIELDS("effort_bought", paid.character, paid.cost, paid.ec, by, power)
};
// Opposing
struct OppositionCalled {
    std::string character, skill;
    Difficulty difficulty;
    NAMED_FIELDS("opposition_called", character, skill, difficulty)
};
struct OppositionDeclined {
    std::string character;
    NAMED_FIELDS("opposition_declined", character)
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
    int explosion, rank, coins, heads;
    ExactChance chance;
    bool falls_short;  // EC-7: one rank less would be better
    NAMED_FIELDS("toss_ready", kind, owner, name, explosion, rank, coins, heads, chance, falls_short)
};
struct CoinsThrown {
    TossKind kind;
    OrNone<CharacterId> owner;
    int row, count;
    bool second;  // a throw that followed a failed one
    NAMED_FIELDS("coins_thrown", kind, owner, row, count, second)
};
struct FacesRead {
    std::string faces;
    int heads, needed;
    bool second;
    NAMED_FIELDS("faces_read", faces, heads, needed, second)
};
struct TossResult {
    bool success;
    NAMED_FIELDS("toss_result", success)
};
struct WindowOpened {
    Ids eligible;
    NAMED_FIELDS("window_opened", eligible)
};
enum class Purchase { Retoss, Success, ForcedRetoss, Inversion };
ENUM_NAMES(Purchase, "retoss_bought", "success_bought", "retoss_forced", "result_inverted")
// In JSON its word is that of the purchase.
struct Bought {
    Purchase what;
    Paid paid;
    bool before;  // the result that was
    NAMED_FIELDS("bought", paid.character, paid.cost, paid.ec, before)
};
struct HasPassed {
    std::string character;
    NAMED_FIELDS("passed", character)
};
struct TossFinal {
    TossKind kind;
    OrNone<CharacterId> owner;
    bool success;
    int successes;  // of the chain so far
    NAMED_FIELDS("toss_final", kind, owner, success, successes)
};
struct Exploded {
    int number;
    NAMED_FIELDS("explosion", number)
};
struct LimitReached {
    int limit;
    NAMED_FIELDS("limit_reached", limit)
};
struct SafetyStop {
    NAMED_FIELDS("safety_stop")
};
// Harm
struct DamageStarted {
    std::string target;
    DamageBy by;
    int potency;
    std::optional<Comparison> comparison;
    std::optional<int> limit;
    std::optional<int> modified;  // R-3, caps_modifier: explosions that have the changed Potency
    NAMED_FIELDS("damage_started", target, by, potency, comparison, limit, modified)
};
struct DamageFinal {
    std::string target;
    int amount;
    NAMED_FIELDS("damage_final", target, amount)
};
struct HcChanged {
    std::string character;
    Change hc;
    NAMED_FIELDS("hc_changed", character, hc)
};
struct CharacterDown {
    std::string character;
    NAMED_FIELDS("character_down", character)
};
struct AfflictionAdded {
    Affliction affliction;
    NAMED_FIELDS("affliction_added", affliction)
};
struct AfflictionReduced {
    std::string id, target;
    Change severity;
    NAMED_FIELDS("affliction_reduced", id, target, severity)
};
struct AfflictionEnded {
    Affliction affliction;
    std::string reason;  // the CM's words; empty if it was resisted
    NAMED_FIELDS("affliction_ended", affliction, reason)
};
struct BurnTicked {
    std::string id, target;
    int strength;
    NAMED_FIELDS("burn_ticked", id, target, strength)
};
struct BurnEnded {
    std::string id, target;
    NAMED_FIELDS("burn_ended", id, target)
};
struct RoundStarted {
    int round;
    NAMED_FIELDS("round_started", round)
};
struct RoundsLeft {
    int round;
    NAMED_FIELDS("rounds_left", round)
};

//
using PlayerJoined = PlayerJoinedOf<Seat>;
using PlayerLeft = PlayerLeftOf<Seat>;
using SeatsSwapped = SeatsSwappedOf<Seat>;
using PlayerRenamed = PlayerRenamedOf<Seat>;

struct Event
    : OneOf<OptionSet, CharacterAdded, CharacterChanged, CharacterRemoved, CharacterGiven, PlayStarted, PlayEnded,
            Adjusted, SceneOpened, StoryTold, TossCalled, AttackCalled, ResistanceCalled, ModifierGranted, TalentUsed,
            TalentEnded, DramaticProposed, DramaticPriced, DramaticRefused, DramaticPaid, DramaticDeclined,
            EffortBought, OppositionCalled, OppositionDeclined, TossReady, CoinsThrown, FacesRead, TossResult,
            WindowOpened, Bought, HasPassed, TossFinal, Exploded, LimitReached, SafetyStop, DamageStarted, DamageFinal,
            HcChanged, CharacterDown, AfflictionAdded, AfflictionReduced, AfflictionEnded, BurnTicked, BurnEnded,
            RoundStarted, RoundsLeft, PlayerJoined, PlayerLeft, SeatsSwapped, PlayerRenamed> {
    using variant::variant;
    SPECIAL_MEMBERS(Event)
};

inline void append(Events& events, Events more) {
    events.insert(events.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace rules::edged_coins
