#pragma once
// The CM's commands before play and between tosses, and the events of those and of harm.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/kit/one_of.h"
#include "game/stories/edged_coins/rules/command_terms.h"

namespace rules::edged_coins {

using Opposers = List<Opposer, limits::kCharacters>;

// The CM, before play and between tosses
// "rank_six": "as_written" or "continues_pattern"; "power_rule": "caps_explosions" or "caps_modifier"
struct SetOption {
    Name<"option", limits::kTextBytes> name, value;
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("set_option", name, value)
};
RULE(SetOption)  // bad_option
struct AddCharacter {
    Character record;
    static constexpr Terms kTerms{kBetweenTosses};
    NAMED_FIELDS("add_character", record)
};
RULE(AddCharacter)  // duplicate, unknown_skill (a weapon's)
struct EditCharacter {
    OwnId character;
    Rewritten record;
    static constexpr Terms kTerms{kBetweenTosses};
    NAMED_FIELDS("edit_character", character, record)
};
RULE(EditCharacter)
struct RemoveCharacter {
    CharacterId character;
    static constexpr Terms kTerms{kBetweenTosses};
    NAMED_FIELDS("remove_character", character)
};
RULE_BY_TERMS(RemoveCharacter)
// Moves it to another seat.
struct GiveCharacter {
    CharacterId character;
    Seat to{};
    static constexpr Terms kTerms{kBetweenTosses};
    NAMED_FIELDS("give_character", character, to)
};
RULE(GiveCharacter)
struct StartPlay {
    static constexpr Terms kTerms{Phase::Setup};
    NAMED_FIELDS("start_play")
};
RULE(StartPlay)  // no_characters
struct EndPlay {
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("end_play")
};
RULE_BY_TERMS(EndPlay)
struct Adjust {
    CharacterId character;
    int hc = 0, ec = 0;  // added
    Note reason{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("adjust", character, maybe(hc), maybe(ec), maybe(reason))
};
RULE(Adjust)
// The story moves elsewhere. `text`: the CM's description; as with Tell, no rule depends on it.
struct OpenScene {
    SceneTitle title;
    NarrationText text{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("open_scene", title, maybe(text))
};
RULE_BY_TERMS(OpenScene)
// A description of it in the words of a character's player; without a character, the CM's. Empty: told aloud.
struct Tell {
    OrNone<CharacterId> character{};
    NarrationText text{};
    static constexpr Terms kTerms{kTalk, Who::Player};
    NAMED_FIELDS("tell", maybe(character), maybe(text))
};
RULE_BY_TERMS(Tell)
// The CM's calls. `what`: what is attempted, in people's words
struct CallToss {
    CharacterId owner;
    TraitKind kind = TraitKind::Skill;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    List<CharacterId, limits::kCharacters> affects{};
    Opposers opposers{};
    bool explosive = false;
    std::optional<int> limit{};
    bool uses_action = true;  // default: true for a skill
    Note what{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("call_toss", owner, kind, name, maybe(difficulty), maybe(affects), maybe(opposers), maybe(explosive),
                 maybe(uses_action), maybe(limit), maybe(what))
    void complete(const Field& call);
};
RULE(CallToss)  // action_spent, unknown_skill, not_explosive, duplicate
struct CallAttack {
    CharacterId attacker, target;
    std::optional<WeaponName> weapon;  // nullopt: unarmed
    TraitName skill;
    Difficulty difficulty = Difficulty::Normal;
    Opposers opposers{};
    Note what{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("call_attack", attacker, target, maybe(weapon), skill, maybe(difficulty), maybe(opposers), maybe(what))
};
RULE(CallAttack)  // unknown_weapon, unknown_skill, self_target, action_spent, duplicate
struct Fall {
    int metres = 1;
    NAMED_FIELDS("fall", metres)
};
struct Fire {
    int potency = 0;
    NAMED_FIELDS("fire", potency)
};
struct Trap {
    int potency = 0;
    bool armor_counts = false;
    int power = 0;
    NAMED_FIELDS("trap", potency, maybe(armor_counts), maybe(power))
};
struct DealDamage {
    CharacterId target;
    OneOf<Fall, Fire, Trap> source;
    Note what{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("deal_damage", inlined(source), target, maybe(what))
};
RULE(DealDamage)
struct Inflict {
    CharacterId target;
    OwnName name;
    int severity = 1;
    Passive passive = Passive::None;
    OrNone<CharacterId> source{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("inflict", target, name, severity, passive, maybe(source))
};
RULE(Inflict)  // self_target
struct EndAffliction {
    AfflictionId affliction;
    Note reason;
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("end_affliction", affliction, maybe(reason))
};
RULE_BY_TERMS(EndAffliction)
struct CallActiveResistance {
    AfflictionId affliction;
    TraitKind kind = TraitKind::Skill;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("call_active_resistance", affliction, kind, name, maybe(difficulty))
};
RULE(CallActiveResistance)  // action_spent, unknown_skill
struct CallPassiveResistance {
    AfflictionId affliction;
    TraitKind kind = TraitKind::Resistance;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("call_passive_resistance", affliction, kind, name, maybe(difficulty))
};
RULE(CallPassiveResistance)  // already_tried, not_resistible, unknown_skill
// Every burn ticks, oldest first; everyone can act again.
struct NextRound {
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("next_round")
};
RULE_BY_TERMS(NextRound)
struct LeaveRounds {
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("leave_rounds")
};
RULE(LeaveRounds)  // no_rounds
struct GrantModifier {
    int delta = 0;
    Note reason{};
    static constexpr Terms kTerms{Phase::Prep};
    NAMED_FIELDS("grant_modifier", delta, maybe(reason))
};
RULE(GrantModifier)  // no_ground

using SceneActions = Listed<SetOption, AddCharacter, EditCharacter, RemoveCharacter, GiveCharacter, StartPlay, EndPlay,
                            Adjust, OpenScene, Tell, CallToss, CallAttack, DealDamage, Inflict, EndAffliction,
                            CallActiveResistance, CallPassiveResistance, NextRound, LeaveRounds, GrantModifier>;

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
    std::vector<AfflictionId> released;     // had it as source, now have none
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
    OrNone<CharacterId> character;  // absent: the CM
    std::string text;               // empty: told aloud
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
    OrNone<CharacterId> opposer;  // if active: the source that opposes, or absent
    NAMED_FIELDS("resistance_called", affliction, owner, kind, name, difficulty, active, opposer)
};
struct ModifierGranted {
    int delta;
    std::string reason;
    NAMED_FIELDS("modifier_granted", delta, reason)
};

using SceneEvents =
    Listed<OptionSet, CharacterAdded, CharacterChanged, CharacterRemoved, CharacterGiven, PlayStarted, PlayEnded,
           Adjusted, SceneOpened, StoryTold, TossCalled, AttackCalled, ResistanceCalled, ModifierGranted>;

// Harm
struct DamageStarted {
    std::string target;
    DamageBy by;
    int potency;
    std::optional<Comparison> comparison;
    std::optional<int> limit;
    std::optional<int> modified;  // R-3, caps_modifier: explosions with changed Potency
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
    std::string reason;  // the CM's words; empty if resisted
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

using HarmEvents = Listed<DamageStarted, DamageFinal, HcChanged, CharacterDown, AfflictionAdded, AfflictionReduced,
                          AfflictionEnded, BurnTicked, BurnEnded, RoundStarted, RoundsLeft>;

}  // namespace rules::edged_coins
