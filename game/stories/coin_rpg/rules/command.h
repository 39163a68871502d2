#pragma once
// All that players can ask for, each with its word.

#include <optional>
#include <vector>

#include "game/kit/hand.h"
#include "game/kit/one_of.h"
#include "game/kit/refusal.h"
#include "game/kit/seating.h"
#include "game/kit/special_members.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace rules::coin_rpg {

struct Event;
using Events = std::vector<Event>;
using Check = std::optional<Refusal>;  // nothing: it holds

// A command's rule: whether it may be asked for now, and what comes of it; their bodies stand in the file of
// its section (coin_rpg.cpp).
#define RULE(Command)                          \
    Check check(const Match&, const Command&); \
    Events apply(Match&, const Command&);
// The same of one whose coins or cards the hand throws or draws.
#define RULE_WITH_THROWS(Command)              \
    Check check(const Match&, const Command&); \
    Events apply(Match&, const Throws&, const Command&);

// What real coins showed, "HHT" in the order of coins_for(); without them the hand tosses.
using Faces = std::optional<Written<TextBounds{0, 0}>>;

// Characters
struct SubmitCharacter {
    SeatId seat{};
    StartingCard card{};
    NAMED_FIELDS("submit_character", seat, card.name, maybe(under("concept", card.concept_text)), card.ratings,
                 maybe(card.misc_name), maybe(card.strong), maybe(card.start_power))
};
RULE(SubmitCharacter)
struct ReuseCharacter {
    SeatId seat{};
    SheetClaim sheet{};
    NAMED_FIELDS("reuse_character", seat, sheet)
};
RULE(ReuseCharacter)
struct Spend {
    SeatId seat{};
    Purchase purchase{};
    NAMED_FIELDS("spend", seat, purchase)
};
RULE(Spend)
struct DoneSpending {
    SeatId seat{};
    NAMED_FIELDS("done_spending", seat)
};
RULE(DoneSpending)
// Lights
struct AddScene {
    SeatId seat{};
    Written<limits::kTitle> title{};
    std::vector<ScenePart> parts{};
    Written<limits::kDescription> description{};
    NAMED_FIELDS("add_scene", seat, maybe(title), under("traits", parts), description)
};
RULE(AddScene)
struct RemoveScene {
    SeatId seat{};
    SceneId id{};
    NAMED_FIELDS("remove_scene", seat, id)
};
RULE(RemoveScene)
struct FinishScenes {
    SeatId seat{};
    NAMED_FIELDS("finish_scenes", seat)
};
RULE(FinishScenes)
struct ReopenScenes {
    SeatId seat{};
    NAMED_FIELDS("reopen_scenes", seat)
};
RULE(ReopenScenes)
// Camera
// One roll for each choice among two or more cards: of the Easy, of the Hard and Very Hard, then of the
// rest; and then, if there is a minimum, of the places in the row.
struct DrawScenes {
    Count count{};
    OrNone<List<SceneId, kListMost>> row{};  // real cards that were drawn, in order; without them the hand draws
    NAMED_FIELDS("draw_scenes", count, told(row))
};
RULE_WITH_THROWS(DrawScenes)
// Action
struct ChooseAnswer {
    SeatId seat{};
    Trait trait{};
    NAMED_FIELDS("choose_answer", seat, trait)
};
RULE(ChooseAnswer)  // RPG-23
struct Toss {
    SeatId seat{};
    Faces faces{};
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
    NAMED_FIELDS("add_helper", seat, helper, contest, pay, told(faces))
};
RULE_WITH_THROWS(AddHelper)
struct UseFlamebait {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    NAMED_FIELDS("use_flamebait", seat, coin, told(faces))
};
RULE_WITH_THROWS(UseFlamebait)
struct CallScene {
    SeatId seat{};
    Faces faces{};
    NAMED_FIELDS("call_scene", seat, told(faces))
};
RULE_WITH_THROWS(CallScene)
struct UseLuck {
    SeatId seat{};
    CoinId coin{};
    Faces faces{};
    NAMED_FIELDS("use_luck", seat, coin, told(faces))
};
RULE_WITH_THROWS(UseLuck)
struct UseGrabby {
    SeatId seat{};
    ContestId contest{};
    std::vector<CoinId> take{}, give{};
    NAMED_FIELDS("use_grabby", seat, contest, take, give)
};
RULE(UseGrabby)
struct UseOffensive {
    SeatId seat{};
    ContestId contest{};
    NAMED_FIELDS("use_offensive", seat, contest)
};
RULE(UseOffensive)
struct UseDefensive {
    SeatId seat{};
    ContestId contest{};
    NAMED_FIELDS("use_defensive", seat, contest)
};
RULE(UseDefensive)
struct Settle {
    SeatId seat{};
    NAMED_FIELDS("settle", seat)
};
RULE(Settle)
enum class AtZeroChoice { Burn, Coolness, SitOut };
ENUM_NAMES(AtZeroChoice, "burn", "coolness", "sit_out")
const rules::Kind& field_kind(AtZeroChoice);  // E_CHOICE
struct DecideAtZero {
    SeatId seat{};
    AtZeroChoice choice{};
    std::optional<CoinId> flamebait_coin{};
    Faces faces{};
    NAMED_FIELDS("decide_at_zero", seat, choice, maybe(flamebait_coin), told(faces))
};
RULE_WITH_THROWS(DecideAtZero)
struct Narrate {
    SeatId seat{};
    Written<limits::kNarration> text{};
    NAMED_FIELDS("narrate", seat, text)
};
RULE(Narrate)
struct SitOutNote {
    SeatId seat{};
    Written<limits::kNarration> text{};
    NAMED_FIELDS("sit_out_note", seat, text)
};
RULE(SitOutNote)
// Options stay as they are if none are given; those that are given are all of them.
struct NextAdventure {
    std::optional<Options> options{};
    NAMED_FIELDS("next_adventure", maybe(options))
};
RULE(NextAdventure)  // RPG-54

// players come, go and change places.
using Join = JoinOf<PersonId, Written<limits::kName>>;
using Leave = LeaveOf<PersonId>;
using SwapSeats = SwapSeatsOf<PersonId>;
using RenamePlayer = RenamePlayerOf<PersonId, Written<limits::kName>>;
RULE(Join)
RULE(Leave)
RULE(SwapSeats)
RULE(RenamePlayer)

struct Command : OneOf<SubmitCharacter, ReuseCharacter, Spend, DoneSpending, AddScene, RemoveScene, FinishScenes,
                       ReopenScenes, DrawScenes, ChooseAnswer, Toss, AddHelper, UseFlamebait, CallScene, UseLuck,
                       UseGrabby, UseOffensive, UseDefensive, Settle, DecideAtZero, Narrate, SitOutNote, NextAdventure,
                       Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

#undef RULE
#undef RULE_WITH_THROWS

}  // namespace rules::coin_rpg
