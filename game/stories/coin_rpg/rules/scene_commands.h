#pragma once
// Commands and events of a Scene: the round, the blow that would take the last coin, narration.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/stories/coin_rpg/rules/command_terms.h"
#include "game/stories/coin_rpg/rules/contest.h"

namespace rules::coin_rpg {

// The faces that real coins showed, "HHT" in the order of coins_for(); nullopt: the hand tosses.
using Faces = std::optional<BoundedText<TextBounds{0, 0}>>;

// Action
struct ChooseAnswer {
    SeatId seat{};
    Trait trait{};
    static constexpr Terms kTerms{Phase::Answer};
    NAMED_FIELDS("choose_answer", seat, trait)
};
RULE(ChooseAnswer)  // RPG-23
struct Toss {
    SeatId seat{};
    Faces faces{};
    static constexpr Terms kTerms{Phase::OwnToss};
    NAMED_FIELDS("toss", seat, told(faces))
};
RULE_WITH_THROWS(Toss)
// The Trait to burn; nullopt: pays with So Cool.
struct Fuel : std::optional<Trait> {
    using std::optional<Trait>::optional;
    Fuel(std::optional<Trait> trait) : std::optional<Trait>(trait) {}
    static const rules::Kind& field_kind();
};
struct AddHelper {
    SeatId seat{};
    Trait helper{};
    ContestId contest{};
    Fuel pay{};
    Faces faces{};
    static constexpr Terms kTerms{Phase::Reinforce};
    NAMED_FIELDS("add_helper", seat, helper, contest, pay, told(faces))
};
RULE_WITH_THROWS(AddHelper)
struct UseFlamebait {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    static constexpr Terms kTerms{Phase::Reinforce};
    NAMED_FIELDS("use_flamebait", seat, coin, told(faces))
};
RULE_WITH_THROWS(UseFlamebait)
struct CallScene {
    SeatId seat{};
    Faces faces{};
    static constexpr Terms kTerms{Phase::Reinforce};
    NAMED_FIELDS("call_scene", seat, told(faces))
};
RULE_WITH_THROWS(CallScene)
struct UseLuck {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    static constexpr Terms kTerms{{Phase::Reinforce, Phase::Adjust}};
    NAMED_FIELDS("use_luck", seat, coin, told(faces))
};
RULE_WITH_THROWS(UseLuck)
struct UseGrabby {
    SeatId seat{};
    ContestId contest{};
    std::vector<CoinId> take{}, give{};
    static constexpr Terms kTerms{Phase::Adjust};
    NAMED_FIELDS("use_grabby", seat, contest, take, give)
};
RULE(UseGrabby)
struct UseOffensive {
    SeatId seat{};
    ContestId contest{};
    static constexpr Terms kTerms{Phase::Adjust};
    NAMED_FIELDS("use_offensive", seat, contest)
};
RULE(UseOffensive)
struct UseDefensive {
    SeatId seat{};
    ContestId contest{};
    static constexpr Terms kTerms{Phase::Adjust};
    NAMED_FIELDS("use_defensive", seat, contest)
};
RULE(UseDefensive)
struct Settle {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Adjust};
    NAMED_FIELDS("settle", seat)
};
RULE_BY_TERMS(Settle)
enum class AtZeroChoice { Burn, Coolness, SitOut };
ENUM_NAMES(AtZeroChoice, "burn", "coolness", "sit_out")
const rules::Kind& field_kind(AtZeroChoice);  // bad_choice
struct DecideAtZero {
    SeatId seat{};
    AtZeroChoice choice{};
    std::optional<CoinId> flamebait_coin{};
    Faces faces{};
    static constexpr Terms kTerms{Phase::AtZero};
    NAMED_FIELDS("decide_at_zero", seat, choice, maybe(flamebait_coin), told(faces))
};
RULE_WITH_THROWS(DecideAtZero)
struct Narrate {
    SeatId seat{};
    BoundedText<limits::kNarration> text{};
    static constexpr Terms kTerms{Phase::Narrate};
    NAMED_FIELDS("narrate", seat, text)
};
RULE(Narrate)
struct SitOutNote {
    SeatId seat{};
    BoundedText<limits::kNarration> text{};
    static constexpr Terms kTerms{kInScene, Who::Anybody};
    NAMED_FIELDS("sit_out_note", seat, text)
};
RULE(SitOutNote)
// Without options they stay unchanged; otherwise these replace all of them.
struct NextAdventure {
    std::optional<Options> options{};
    static constexpr Terms kTerms{Phase::Ended};
    NAMED_FIELDS("next_adventure", maybe(options))
};
RULE(NextAdventure)  // RPG-54

using SceneActions = Listed<ChooseAnswer, Toss, AddHelper, UseFlamebait, CallScene, UseLuck, UseGrabby, UseOffensive,
                            UseDefensive, Settle, DecideAtZero, Narrate, SitOutNote, NextAdventure>;

// The course of a Scene
struct SpendWindowOpened {
    int scene;
    NAMED_FIELDS("spend_window_opened", scene)
};
struct SpendWindowClosed {
    int scene;
    NAMED_FIELDS("spend_window_closed", scene)
};
struct SceneStarted {
    int scene;
    SceneId card;
    std::vector<int> participants, sitting_out, order;
    NAMED_FIELDS("scene_started", scene, card, participants, sitting_out, order)
};
struct BurnEnded {
    SeatId seat;
    Trait trait;
    Coin before, after;
    NAMED_FIELDS("burn_ended", seat, trait, before, after)
};
struct TraitRecovered {
    SeatId seat;
    Trait trait;
    int before, after;
    NAMED_FIELDS("trait_recovered", seat, before, after, trait)
};
struct TurnStarted {
    SeatId seat;
    NAMED_FIELDS("turn_started", seat)
};
struct SceneEnded {
    int scene;
    std::vector<Fate> fates;  // by seat
    NAMED_FIELDS("scene_ended", scene, fates)
};
struct SceneSkipped {
    int scene;
    SceneId card;
    NAMED_FIELDS("scene_skipped", scene, card)
};
struct AdventureEnded {
    Outcome outcome;
    NAMED_FIELDS("adventure_ended", outcome)
};
struct AdventureOpened {
    int adventure;
    NAMED_FIELDS("adventure_opened", adventure)
};
// The round
struct AnswerChosen {
    SeatId seat;
    ContestId contest;
    Trait trait;
    NAMED_FIELDS("answer_chosen", seat, contest, trait)
};
struct RoundStarted {
    SeatId seat;
    int round;
    NAMED_FIELDS("round_started", seat, round)
};
struct CoinsLanded {
    SeatId thrower;  // who tosses
    std::vector<TableCoin> coins;
    NAMED_FIELDS("coins_landed", thrower, coins)
};
enum class BurnKind { Survival, Fuel };
ENUM_NAMES(BurnKind, "survival", "fuel")
struct TraitBurned {
    SeatId seat;
    Trait trait;
    BurnKind kind;
    Coin before, after;
    NAMED_FIELDS("trait_burned", seat, trait, kind, before, after)
};
struct HelperAdded {
    SeatId seat;
    ContestId contest;
    Trait helper;
    NAMED_FIELDS("helper_added", seat, contest, helper)
};
struct PowerUsed {
    SeatId seat;
    Power power;
    std::optional<int> left;  // uses in this Adventure, if limited
    NAMED_FIELDS("power_used", seat, keyed("power", power.kind), maybe(power.trait), maybe(left))
};
struct CoinReplaced {
    TableCoin before, after;
    NAMED_FIELDS("coin_replaced", before, after)
};
struct CoinsSwapped {
    ContestId contest;
    std::vector<CoinId> take, give;
    NAMED_FIELDS("coins_swapped", contest, take, give)
};
struct CoinsTurned {
    ContestId contest;
    std::vector<int> coins;
    int kept;  // RPG-75: Tails that still count
    NAMED_FIELDS("coins_turned", contest, coins, kept)
};
struct RoundScored {
    ContestId contest;
    Score score;
    NAMED_FIELDS("round_scored", contest, score)
};
struct SceneDamaged {
    ContestId contest;
    int before, after;
    NAMED_FIELDS("scene_damaged", contest, before, after)
};
struct TraitDamaged {
    SeatId seat;
    ContestId contest;
    Trait trait;
    int before, after, extra;
    NAMED_FIELDS("trait_damaged", seat, before, after, contest, trait, extra)
};
struct ContestBeaten {
    ContestId contest;
    int margin;
    NAMED_FIELDS("contest_beaten", contest, margin)
};
struct ZeroReached {
    AtZeroCase at_zero;
    Trait trait;
    NAMED_FIELDS("zero_reached", at_zero.contest, at_zero.value_before, at_zero.blow, at_zero.extra, trait)
};
struct BlowCancelled {
    SeatId seat;
    Trait trait;
    int before, after;
    NAMED_FIELDS("blow_cancelled", seat, before, after, trait)
};
struct CoolnessSoaked {
    SeatId seat;
    int before, after, ignored;
    NAMED_FIELDS("coolness_soaked", seat, before, after, ignored)
};
struct SceneLost {
    SeatId seat;
    NAMED_FIELDS("scene_lost", seat)
};
struct SceneBeaten {
    SeatId seat;
    std::vector<int> margins;  // by contest
    NAMED_FIELDS("scene_beaten", seat, margins)
};
// Narration
struct Narrated {
    int adventure, scene;
    SceneId card;
    SeatId seat;
    std::string name;
    Fate fate;
    std::vector<int> margins;
    std::string text;
    NAMED_FIELDS("narrated", adventure, scene, card, seat, name, fate, margins, text)
};
struct NoteAdded {
    int adventure, scene;
    SceneId card;
    SeatId seat;
    std::string name, text;
    NAMED_FIELDS("note_added", adventure, scene, card, seat, name, text)
};

using SceneEvents =
    Listed<SpendWindowOpened, SpendWindowClosed, SceneStarted, BurnEnded, TraitRecovered, TurnStarted, SceneEnded,
           SceneSkipped, AdventureEnded, AdventureOpened, AnswerChosen, RoundStarted, CoinsLanded, TraitBurned,
           HelperAdded, PowerUsed, CoinReplaced, CoinsSwapped, CoinsTurned, RoundScored, SceneDamaged, TraitDamaged,
           ContestBeaten, ZeroReached, BlowCancelled, CoolnessSoaked, SceneLost, SceneBeaten, Narrated, NoteAdded>;

}  // namespace rules::coin_rpg
