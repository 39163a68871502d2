#pragma once
// Commands and events of a toss: spending energy, opposing, throwing, reacting.

#include <cassert>
#include <optional>
#include <string>

#include "game/kit/commands/sections.h"
#include "game/stories/edged_coins/rules/command_terms.h"

namespace rules::edged_coins {

// EC-28. `lasts`: its effect continues until the CM ends it.
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
RULE(EndTalent)  // unknown_talent: it does not last
struct ProposeDramatic {
    CharacterId character;
    ProposalText text;
    static constexpr Terms kTerms{kTalk, Who::Player};
    NAMED_FIELDS("propose_dramatic", character, text)
};
RULE(ProposeDramatic)
struct PriceDramatic {
    std::optional<int> cost{};                                               // nullopt: refused
    std::optional<bool> refuse = cost ? std::nullopt : std::optional(true);  // true if there is no cost
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
// One throw. `faces`: what real coins showed, "HT"; nullopt: the hand throws.
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

using TossActions = Listed<UseTalent, EndTalent, ProposeDramatic, PriceDramatic, AnswerDramatic, Oppose, DeclineOppose,
                           EffortSkill, EffortPower, ThrowCoins, Retoss, BuySuccess, ForceRetoss, Invert, Pass>;

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
    bool power;  // for a damage or burn toss
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
// For one toss, always exact: {"over": 13, "under": 16}.
struct ExactChance : core::Chance {
    ExactChance() = default;
    ExactChance(const core::Chance& chance) : core::Chance(chance) { assert(chance.exact()); }
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
    bool second;  // it followed a failed throw
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
// In JSON, its word is the purchase's.
struct Bought {
    Purchase what;
    Paid paid;
    bool before;  // the earlier result
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
    int successes;  // in the chain so far
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

using TossEvents =
    Listed<TalentUsed, TalentEnded, DramaticProposed, DramaticPriced, DramaticRefused, DramaticPaid, DramaticDeclined,
           EffortBought, OppositionCalled, OppositionDeclined, TossReady, CoinsThrown, FacesRead, TossResult,
           WindowOpened, Bought, HasPassed, TossFinal, Exploded, LimitReached, SafetyStop>;

}  // namespace rules::edged_coins
