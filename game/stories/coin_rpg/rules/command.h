#pragma once
// All that players can ask for, each with its word and its terms (4.1).

#include <optional>
#include <vector>

#include "game/kit/commands/seats.h"
#include "game/kit/commands/terms.h"
#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

struct Event;
using Events = std::vector<Event>;
// What else a command needs, after its terms, and what comes of it; the bodies stand in the file of its section (coin_rpg.cpp).
template <class Command>
using CheckOf = Check(const Match&, const Command&);
template <class Command>
using ApplyOf = Events(Match&, const Command&);
template <class Command>
using ThrowOf = Events(Match&, const Throws&, const Command&);

// Whose decision it is: in a Scene the player's whose turn it is, else anybody's; or anybody's at any time.
enum class Who { OnTurn, Anybody };
struct Terms {
    Phases<Phase> when;
    Who who = Who::OnTurn;
};
inline constexpr Phases kInScene{Phase::Answer, Phase::OwnToss, Phase::Reinforce,
                                 Phase::Adjust, Phase::AtZero,  Phase::Narrate};

// What real coins showed, "HHT" in the order of coins_for(); without them the hand tosses.
using Faces = std::optional<Written<TextBounds{0, 0}>>;

// Characters
struct SubmitCharacter {
    SeatId seat{};
    StartingCard card{};
    static constexpr Terms kTerms{Phase::Characters};
    NAMED_FIELDS("submit_character", seat, card.name, maybe(under("concept", card.concept_text)), card.ratings,
                 maybe(card.misc_name), maybe(card.strong), maybe(card.start_power))
};
RULE(SubmitCharacter)
struct ReuseCharacter {
    SeatId seat{};
    SheetClaim sheet{};
    static constexpr Terms kTerms{Phase::Characters};
    NAMED_FIELDS("reuse_character", seat, sheet)
};
RULE(ReuseCharacter)
struct Spend {
    SeatId seat{};
    Purchase purchase{};
    static constexpr Terms kTerms{{Phase::Characters, Phase::SpendWindow}};
    NAMED_FIELDS("spend", seat, purchase)
};
RULE(Spend)
struct DoneSpending {
    SeatId seat{};
    static constexpr Terms kTerms{{Phase::Characters, Phase::SpendWindow}};
    NAMED_FIELDS("done_spending", seat)
};
RULE(DoneSpending)
// Lights
struct AddScene {
    SeatId seat{};
    Written<limits::kTitle> title{};
    std::vector<ScenePart> parts{};
    Written<limits::kDescription> description{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("add_scene", seat, maybe(title), under("traits", parts), description)
};
RULE(AddScene)
struct RemoveScene {
    SeatId seat{};
    SceneId id{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("remove_scene", seat, id)
};
RULE(RemoveScene)
struct FinishScenes {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("finish_scenes", seat)
};
RULE(FinishScenes)
struct ReopenScenes {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Lights};
    NAMED_FIELDS("reopen_scenes", seat)
};
RULE(ReopenScenes)
// Camera
// One roll for each choice among two or more cards: of the Easy, of the Hard and Very Hard, then of the
// rest; and then, if there is a minimum, of the places in the row.
struct DrawScenes {
    Count count{};
    OrNone<List<SceneId, kListMost>> row{};  // real cards that were drawn, in order; without them the hand draws
    static constexpr Terms kTerms{Phase::Camera};
    NAMED_FIELDS("draw_scenes", count, told(row))
};
RULE_WITH_THROWS(DrawScenes)
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
// Which Trait is burned; none: So Cool.
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
const rules::Kind& field_kind(AtZeroChoice);  // E_CHOICE
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
    Written<limits::kNarration> text{};
    static constexpr Terms kTerms{Phase::Narrate};
    NAMED_FIELDS("narrate", seat, text)
};
RULE(Narrate)
struct SitOutNote {
    SeatId seat{};
    Written<limits::kNarration> text{};
    static constexpr Terms kTerms{kInScene, Who::Anybody};
    NAMED_FIELDS("sit_out_note", seat, text)
};
RULE(SitOutNote)
// Options stay as they are if none are given; those that are given are all of them.
struct NextAdventure {
    std::optional<Options> options{};
    static constexpr Terms kTerms{Phase::Ended};
    NAMED_FIELDS("next_adventure", maybe(options))
};
RULE(NextAdventure)  // RPG-54

// players come, go and change places; the rule itself says when, for its refusals say more.
using Join = JoinOf<PersonId, Written<limits::kName>>;
using Leave = LeaveOf<PersonId>;
using SwapSeats = SwapSeatsOf<PersonId>;
using RenamePlayer = RenamePlayerOf<PersonId, Written<limits::kName>>;
RULE(SeatingAct)

struct Command : OneOf<SubmitCharacter, ReuseCharacter, Spend, DoneSpending, AddScene, RemoveScene, FinishScenes,
                       ReopenScenes, DrawScenes, ChooseAnswer, Toss, AddHelper, UseFlamebait, CallScene, UseLuck,
                       UseGrabby, UseOffensive, UseDefensive, Settle, DecideAtZero, Narrate, SitOutNote, NextAdventure,
                       Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

}  // namespace rules::coin_rpg
