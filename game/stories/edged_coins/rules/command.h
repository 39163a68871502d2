#pragma once
// All that people can ask for, in the words of the page, each with the seat that asks. Characters and
// afflictions are named by their ids.

#include <optional>
#include <vector>

#include "game/kit/commands/seats.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/edged_coins/rules/match.h"

namespace rules::edged_coins {

struct Event;
using Events = std::vector<Event>;

// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section
// (edged_coins.cpp). Beside it are the codes of its own refusals, which come after those of checks.h.
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Who decides: the CM; whoever plays its `character`, and the CM where it names none; whoever plays the one that has
// proposed a dramatic use; whose hand throws.
enum class Who { Cm, Player, Proposer, Thrower };
struct Terms {
    Phases<Phase> when;
    Who who = Who::Cm;
};
inline constexpr Phases kBetweenTosses{Phase::Setup, Phase::Idle};
inline constexpr Phases kTalk{Phase::Idle, Phase::Oppose, Phase::Prep, Phase::React};
inline constexpr Phases kNotEnded = Phases<Phase>::all_before(Phase::Ended);

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
// To another seat.
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
// The story goes on elsewhere. `text`: what the CM says of it; as with what is told, no rule asks for it.
struct OpenScene {
    SceneTitle title;
    ToldText text{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("open_scene", title, maybe(text))
};
RULE_BY_TERMS(OpenScene)
// What it looked like, in the words of a character's player; of none: the CM's. Empty: it was told aloud.
struct Tell {
    OrNone<CharacterId> character{};
    ToldText text{};
    static constexpr Terms kTerms{kTalk, Who::Player};
    NAMED_FIELDS("tell", maybe(character), maybe(text))
};
RULE_BY_TERMS(Tell)
// The CM calls. `what`: what is tried, in people's words
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
    Note what{};
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("call_toss", owner, kind, name, maybe(difficulty), maybe(affects), maybe(opposers), maybe(explosive),
                 maybe(uses_action), maybe(limit), maybe(what))
    void complete(const Field& call);
};
RULE(CallToss)  // action_spent, unknown_skill, not_explosive, duplicate
struct CallAttack {
    CharacterId attacker, target;
    std::optional<WeaponName> weapon;  // none: unarmed
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
// Every burn ticks, oldest first; actions are refreshed.
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
// EC-28. `lasts`: its effect goes on until the CM ends it.
struct UseTalent {
    CharacterId character;
    TalentName talent;
    int ec = 1;
    Note note{};
    bool lasts = false;
    static constexpr Terms kTerms{kTalk, Who::Player};
    NAMED_FIELDS("use_talent", character, talent, ec, maybe(note), maybe(lasts))
};
RULE(UseTalent)  // unknown_talent, not_enough_ec
struct EndTalent {
    CharacterId character;
    TalentName talent;
    static constexpr Terms kTerms{Phase::Idle};
    NAMED_FIELDS("end_talent", character, talent)
};
RULE(EndTalent)  // unknown_talent: it does not go on
struct ProposeDramatic {
    CharacterId character;
    ProposalText text;
    static constexpr Terms kTerms{kTalk, Who::Player};
    NAMED_FIELDS("propose_dramatic", character, text)
};
RULE(ProposeDramatic)
struct PriceDramatic {
    std::optional<int> cost{};                                               // none: refused
    std::optional<bool> refuse = cost ? std::nullopt : std::optional(true);  // as it is written
    static constexpr Terms kTerms{Phase::Price};
    NAMED_FIELDS("price_dramatic", maybe(cost), maybe(refuse))
    static void check_keys(const Field& price);
    void complete(const Field&) { *this = {cost}; }
};
RULE(PriceDramatic)
struct AnswerDramatic {
    bool accept = false;
    static constexpr Terms kTerms{Phase::Answer, Who::Proposer};
    NAMED_FIELDS("answer_dramatic", accept)
};
RULE(AnswerDramatic)  // not_enough_ec
// A toss
struct Oppose {
    CharacterId character;
    TraitName skill;
    static constexpr Terms kTerms{Phase::Oppose, Who::Player};
    NAMED_FIELDS("oppose", character, skill)
};
RULE(Oppose)  // unknown_skill
struct DeclineOppose {
    CharacterId character;
    static constexpr Terms kTerms{Phase::Oppose, Who::Player};
    NAMED_FIELDS("decline_oppose", character)
};
RULE(DeclineOppose)
struct EffortSkill {
    CharacterId character;
    static constexpr Terms kTerms{Phase::Prep, Who::Player};
    NAMED_FIELDS("effort_skill", character)
};
RULE(EffortSkill)  // not_enough_ec, already_bought, not_a_skill_toss
struct EffortPower {
    CharacterId character;
    int sign = 1;
    static constexpr Terms kTerms{Phase::Prep, Who::Player};
    NAMED_FIELDS("effort_power", character, sign)
};
RULE(EffortPower)  // not_enough_ec, already_bought, not_a_damage_toss, not_involved
// One throw. `faces`: what real coins showed, "HT"; with none the hand throws.
struct ThrowCoins {
    std::optional<Name<"faces", limits::kTextBytes>> faces{};
    static constexpr Terms kTerms{{Phase::Prep, Phase::Air}, Who::Thrower};
    NAMED_FIELDS("throw", told(faces))
};
RULE_WITH_THROWS(ThrowCoins)  // wrong_coin_count, bad_face
struct Retoss {
    CharacterId character;
    static constexpr Terms kTerms{Phase::React, Who::Player};
    NAMED_FIELDS("retoss", character)
};
RULE(Retoss)  // not_enough_ec, not_failed, not_own_toss
struct BuySuccess {
    CharacterId character;
    static constexpr Terms kTerms{Phase::React, Who::Player};
    NAMED_FIELDS("buy_success", character)
};
RULE(BuySuccess)  // not_enough_ec, not_failed, not_own_toss
struct ForceRetoss {
    CharacterId character;
    static constexpr Terms kTerms{Phase::React, Who::Player};
    NAMED_FIELDS("force_retoss", character)
};
RULE(ForceRetoss)  // not_enough_ec, own_toss, not_affected
struct Invert {
    CharacterId character;
    static constexpr Terms kTerms{Phase::React, Who::Player};
    NAMED_FIELDS("invert", character)
};
RULE(Invert)  // not_enough_ec, own_toss, not_affected
struct Pass {
    CharacterId character;
    static constexpr Terms kTerms{Phase::React, Who::Player};
    NAMED_FIELDS("pass", character)
};
RULE(Pass)  // nothing_to_pass

// people come, go and change places; any of them may be called otherwise
using Join = JoinOf<Seat, PlayerName>;
using Leave = LeaveOf<Seat>;
using SwapSeats = SwapSeatsOf<Seat>;
using RenamePlayer = RenamePlayerOf<Seat, PlayerName>;
RULE(SeatingAct)
template <class Asked>
inline constexpr Terms kTermsOf = Asked::kTerms;
template <>
inline constexpr Terms kTermsOf<Join>{kBetweenTosses};
template <>
inline constexpr Terms kTermsOf<Leave>{kBetweenTosses};
template <>
inline constexpr Terms kTermsOf<SwapSeats>{kBetweenTosses};
template <>
inline constexpr Terms kTermsOf<RenamePlayer>{kNotEnded};

struct Action
    : OneOf<SetOption, AddCharacter, EditCharacter, RemoveCharacter, GiveCharacter, StartPlay, EndPlay, Adjust,
            OpenScene, Tell, CallToss, CallAttack, DealDamage, Inflict, EndAffliction, CallActiveResistance,
            CallPassiveResistance, NextRound, LeaveRounds, GrantModifier, UseTalent, EndTalent, ProposeDramatic,
            PriceDramatic, AnswerDramatic, Oppose, DeclineOppose, EffortSkill, EffortPower, ThrowCoins, Retoss,
            BuySuccess, ForceRetoss, Invert, Pass, Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Action)
};

struct Command {
    Seat seat;
    Action action;
};

}  // namespace rules::edged_coins
