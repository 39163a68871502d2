#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters and
// afflictions are named by their ids.

#include <optional>
#include <variant>

#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

using Opposers = List<Opposer, limits::kCharacters>;

// The CM, before play and between tosses
// "rank_six": "as_written" or "continues_pattern"; "power_rule": "caps_explosions" or "caps_modifier"
struct SetOption {
    Name<"option", limits::kTextBytes> name, value;
    static constexpr const char* kWord = "set_option";
    FIELDS(name, value)
};
struct AddCharacter {
    Character record;
    static constexpr const char* kWord = "add_character";
    FIELDS(record)
};
struct EditCharacter {
    OwnId character;
    Rewritten record;
    static constexpr const char* kWord = "edit_character";
    FIELDS(character, record)
};
struct RemoveCharacter {
    CharacterId character;
    static constexpr const char* kWord = "remove_character";
    FIELDS(character)
};
struct StartPlay {
    static constexpr const char* kWord = "start_play";
    FIELDS()
};
struct EndPlay {
    static constexpr const char* kWord = "end_play";
    FIELDS()
};
struct Adjust {
    CharacterId character;
    int hc = 0, ec = 0;  // added
    Note reason{};
    static constexpr const char* kWord = "adjust";
    FIELDS(character, maybe(hc), maybe(ec), maybe(reason))
};
// The CM calls
struct CallToss {
    CharacterId owner;
    TraitKind kind = TraitKind::Skill;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    List<CharacterId, limits::kCharacters> affects{};
    Opposers opposers{};
    bool explosive = false;
    std::optional<int> limit{};
    bool uses_action = true;  // unless it is said, a skill does
    static constexpr const char* kWord = "call_toss";
    FIELDS(owner, kind, name, maybe(difficulty), maybe(affects), maybe(opposers), maybe(explosive),
           maybe(uses_action), maybe(limit))
    void complete(const Field& call);
};
struct CallAttack {
    CharacterId attacker, target;
    std::optional<WeaponName> weapon;  // none: unarmed
    TraitName skill;
    Difficulty difficulty = Difficulty::Normal;
    Opposers opposers{};
    static constexpr const char* kWord = "call_attack";
    FIELDS(attacker, target, maybe(weapon), skill, maybe(difficulty), maybe(opposers))
};
struct Fall {
    int metres = 1;
    static constexpr const char* kWord = "fall";
    FIELDS(metres)
};
struct Fire {
    int potency = 0;
    static constexpr const char* kWord = "fire";
    FIELDS(potency)
};
struct Trap {
    int potency = 0;
    bool armor_counts = false;
    int power = 0;
    static constexpr const char* kWord = "trap";
    FIELDS(potency, maybe(armor_counts), maybe(power))
};
struct DealDamage {
    CharacterId target;
    std::variant<Fall, Fire, Trap> source;
    static constexpr const char* kWord = "deal_damage";
    FIELDS(inlined(source), target)
};
struct Inflict {
    CharacterId target;
    OwnName name;
    int severity = 1;
    Passive passive = Passive::None;
    OrNone<CharacterId> source{};
    static constexpr const char* kWord = "inflict";
    FIELDS(target, name, severity, passive, maybe(source))
};
struct EndAffliction {
    AfflictionId affliction;
    Note reason;
    static constexpr const char* kWord = "end_affliction";
    FIELDS(affliction, maybe(reason))
};
struct CallActiveResistance {
    AfflictionId affliction;
    TraitKind kind = TraitKind::Skill;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    static constexpr const char* kWord = "call_active_resistance";
    FIELDS(affliction, kind, name, maybe(difficulty))
};
struct CallPassiveResistance {
    AfflictionId affliction;
    TraitKind kind = TraitKind::Resistance;
    TraitName name;
    Difficulty difficulty = Difficulty::Normal;
    static constexpr const char* kWord = "call_passive_resistance";
    FIELDS(affliction, kind, name, maybe(difficulty))
};
struct NextRound {
    static constexpr const char* kWord = "next_round";
    FIELDS()
};
struct LeaveRounds {
    static constexpr const char* kWord = "leave_rounds";
    FIELDS()
};
struct GrantModifier {
    int delta = 0;
    Note reason{};
    static constexpr const char* kWord = "grant_modifier";
    FIELDS(delta, maybe(reason))
};
// EC-28
struct UseTalent {
    CharacterId character;
    TalentName talent;
    int ec = 1;
    Note note{};
    static constexpr const char* kWord = "use_talent";
    FIELDS(character, talent, ec, maybe(note))
};
struct ProposeDramatic {
    CharacterId character;
    ProposalText text;
    static constexpr const char* kWord = "propose_dramatic";
    FIELDS(character, text)
};
struct PriceDramatic {
    std::optional<int> cost{};                                               // none: refused
    std::optional<bool> refuse = cost ? std::nullopt : std::optional(true);  // as it is written
    static constexpr const char* kWord = "price_dramatic";
    FIELDS(maybe(cost), maybe(refuse))
    static void check_keys(const Field& price);
    void complete(const Field&) { *this = {cost}; }
};
struct AnswerDramatic {
    bool accept = false;
    static constexpr const char* kWord = "answer_dramatic";
    FIELDS(accept)
};
// A toss
struct Oppose {
    CharacterId character;
    TraitName skill;
    static constexpr const char* kWord = "oppose";
    FIELDS(character, skill)
};
struct DeclineOppose {
    CharacterId character;
    static constexpr const char* kWord = "decline_oppose";
    FIELDS(character)
};
struct EffortSkill {
    CharacterId character;
    static constexpr const char* kWord = "effort_skill";
    FIELDS(character)
};
struct EffortPower {
    CharacterId character;
    int sign = 1;
    static constexpr const char* kWord = "effort_power";
    FIELDS(character, sign)
};
// One throw. `faces`: what real coins showed, "HT"; with none the hand throws.
struct ThrowCoins {
    std::optional<Name<"faces", limits::kTextBytes>> faces{};
    static constexpr const char* kWord = "throw";
    FIELDS(maybe(faces))
};
struct Retoss {
    CharacterId character;
    static constexpr const char* kWord = "retoss";
    FIELDS(character)
};
struct BuySuccess {
    CharacterId character;
    static constexpr const char* kWord = "buy_success";
    FIELDS(character)
};
struct ForceRetoss {
    CharacterId character;
    static constexpr const char* kWord = "force_retoss";
    FIELDS(character)
};
struct Invert {
    CharacterId character;
    static constexpr const char* kWord = "invert";
    FIELDS(character)
};
struct Pass {
    CharacterId character;
    static constexpr const char* kWord = "pass";
    FIELDS(character)
};

struct Deed
    : std::variant<SetOption, AddCharacter, EditCharacter, RemoveCharacter, StartPlay, EndPlay, Adjust,
                   CallToss, CallAttack, DealDamage, Inflict, EndAffliction, CallActiveResistance,
                   CallPassiveResistance, NextRound, LeaveRounds, GrantModifier, UseTalent, ProposeDramatic,
                   PriceDramatic, AnswerDramatic, Oppose, DeclineOppose, EffortSkill, EffortPower, ThrowCoins,
                   Retoss, BuySuccess, ForceRetoss, Invert, Pass> {
    using variant::variant;
    SPECIAL_MEMBERS(Deed)
};

struct Command {
    Seat seat;
    Deed deed;
};

}  // namespace rules::edged_coins
