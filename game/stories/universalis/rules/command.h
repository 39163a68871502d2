#pragma once
// All that players can ask for (4.4), each with its word, when it may come, and its price in coins where that
// does not hang on what is asked. A whole number that names something is checked to be known, a text to be
// written, by its field.

#include "game/kit/commands/seats.h"
#include "game/kit/one_of.h"
#include "game/kit/special_members.h"
#include "game/stories/universalis/rules/command_scene.h"
#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// Commands of Complications (2.13).

struct Originate {
    SeatId seat{};
    std::vector<CardId> targets{};  // cards
    std::vector<CardId> means{};    // cards
    Text<limits::kMaybeShort> aim{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("originate", seat, maybe(targets), maybe(means), maybe(aim))
};
RULE(Originate)
struct CreateObstacle {
    SeatId seat{};
    EntryId event{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::AnybodysTurn, Kept::Done};
    NAMED_FIELDS("create_obstacle", seat, event, dice, reason)
};
RULE(CreateObstacle)
struct Involve {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("involve", seat, card)
};
RULE(Involve)
struct BuyDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("buy_dice", seat, pool, dice, reason)
};
RULE(BuyDice)
struct BuyOffDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("buy_off_dice", seat, pool, dice, reason)
};
RULE(BuyOffDice)
// `source`: the card itself, or a Master of it.
struct DrawTrait {
    SeatId seat{};
    PoolId pool{};
    CardId card{}, source{};
    TraitId trait{};
    bool remove = false;
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("draw_trait", seat, pool, card, source, trait, maybe(remove))
};
RULE(DrawTrait)
struct CallResolution {
    SeatId seat{};
    static constexpr Terms kTerms{When::Own, Kept::No};
    NAMED_FIELDS("call_resolution", seat)
};
RULE(CallResolution)
struct AnswerCall {
    SeatId seat{};
    bool agree = false;
    static constexpr Terms kTerms{When::Consent, Kept::No};
    NAMED_FIELDS("answer", seat, maybe(agree))
};
RULE(AnswerCall)
// `dice`: what real ones showed, in the order of dice_for(); without them the hand rolls.
struct RollDice {
    SeatId seat{};
    std::optional<std::vector<int>> dice{};
    static constexpr Terms kTerms{When::Rolling, Kept::DoneForGood};
    NAMED_FIELDS("roll", seat, told(dice))
};
RULE(RollDice)
struct BuyDown {
    SeatId seat{}, player{};
    Amount<1> coins{};
    static constexpr Terms kTerms{When::Narrator, Kept::Done};
    NAMED_FIELDS("buy_down", seat, player, coins)
};
RULE(BuyDown)
struct DoneNarrating {
    SeatId seat{};
    static constexpr Terms kTerms{When::Narrator, Kept::DoneForGood};
    NAMED_FIELDS("done_narrating", seat)
};
RULE(DoneNarrating)

// Commands of Challenges, Fines and what the whole table decides (2.11, 2.12, 2.14).

// Its place in the list, or the text of a new one.
using SolutionOrText = OneOf<SolutionId, Text<limits::kShort>>;

struct Challenge {
    SeatId seat{};
    EntryId entry{};
    Text<limits::kShort> demand{};
    static constexpr Terms kTerms{When::Dispute, Kept::No};
    NAMED_FIELDS("challenge", seat, entry, demand)
};
RULE(Challenge)
struct Suggest {
    SeatId seat{};
    Text<limits::kShort> text{};
    static constexpr Terms kTerms{When::Talk, Kept::No};
    NAMED_FIELDS("suggest", seat, text)
};
RULE(Suggest)
struct AgreeOn {
    SeatId seat{};
    SolutionId solution{};
    static constexpr Terms kTerms{When::TalkOfTheTwo, Kept::No};
    NAMED_FIELDS("agree_on", seat, solution)
};
RULE(AgreeOn)
struct WithdrawChallenge {
    SeatId seat{};
    static constexpr Terms kTerms{When::TalkOfOne, Kept::No};
    NAMED_FIELDS("withdraw_challenge", seat)
};
RULE(WithdrawChallenge)
struct CloseTalk {
    SeatId seat{};
    static constexpr Terms kTerms{When::TalkOfTheTwo, Kept::No};
    NAMED_FIELDS("close_talk", seat)
};
RULE(CloseTalk)
struct BidOn {
    SeatId seat{};
    SolutionOrText solution{};
    Amount<1> coins{};
    static constexpr Terms kTerms{When::ChallengeBid, Kept::No};
    NAMED_FIELDS("challenge_bid", seat, solution, coins)
};
RULE(BidOn)
struct PassBid {
    SeatId seat{};
    static constexpr Terms kTerms{When::ChallengeBid, Kept::No};
    NAMED_FIELDS("challenge_pass", seat)
};
RULE(PassBid)
struct CallFine {
    SeatId seat{}, player{};
    Text<limits::kShort> charge{};
    static constexpr Terms kTerms{When::Dispute, Kept::No};
    NAMED_FIELDS("call_fine", seat, player, charge)
};
RULE(CallFine)
struct AnswerFine {
    SeatId seat{};
    Text<limits::kMaybeShort> text{};
    static constexpr Terms kTerms{When::FineAnswer, Kept::No};
    NAMED_FIELDS("answer_fine", seat, maybe(text))
};
RULE(AnswerFine)
struct WithdrawFine {
    SeatId seat{};
    static constexpr Terms kTerms{When::FineWithdrawal, Kept::No};
    NAMED_FIELDS("withdraw_fine", seat)
};
RULE(WithdrawFine)
struct CastVote {
    SeatId seat{};
    Vote vote{};
    static constexpr Terms kTerms{When::FineVote, Kept::No};
    NAMED_FIELDS("cast_vote", seat, vote)
};
RULE(CastVote)
struct ProposeMatter {
    SeatId seat{};
    MatterKind matter{};
    std::vector<Adjustment> adjust{};
    Text<limits::kMaybeShort> reason{};
    static constexpr Terms kTerms{When::Matter, Kept::No};
    NAMED_FIELDS("propose_matter", seat, matter, maybe(adjust), maybe(reason))
};
RULE(ProposeMatter)
struct Assent {
    SeatId seat{};
    bool yes = false;
    static constexpr Terms kTerms{When::Assent, Kept::No};
    NAMED_FIELDS("assent", seat, maybe(yes))
};
RULE(Assent)

// players come, go and change places. `seat`: whoever says so.
struct Join : JoinOf<PersonId, Text<limits::kPlayer>> {
    SeatId seat{};
    static constexpr Terms kTerms{When::Between, Kept::No};
    NAMED_FIELDS("join", seat, player, name)
};
struct Leave : LeaveOf<PersonId> {
    SeatId seat{};
    static constexpr Terms kTerms{When::Between, Kept::No};
    NAMED_FIELDS("leave", seat, player)
};
struct SwapSeats : SwapSeatsOf<PersonId> {
    SeatId seat{};
    static constexpr Terms kTerms{When::Between, Kept::No};
    NAMED_FIELDS("swap_seats", seat, player, with)
};
struct RenamePlayer : RenamePlayerOf<PersonId, Text<limits::kPlayer>> {
    SeatId seat{};
    static constexpr Terms kTerms{When::Anytime, Kept::No};
    NAMED_FIELDS("rename_player", seat, player, name)
};
RULE(SeatingAct)

struct Command
    : OneOf<ProposeTenet, ModifyTenet, PassTenet, SealBid, NameScene, SetLocation, SetTime, DescribeEvent, Narrate,
            Speak, EndTurn, Interrupt, EndScene, StartMiniScene, EndMiniScene, CreateComponent, CreateMaster, Introduce,
            Exit, AddTrait, RemoveTrait, RestoreTrait, Eliminate, Reinstate, ReduceImportance, RestoreImportance, Link,
            TakeOver, Originate, CreateObstacle, Involve, BuyDice, BuyOffDice, DrawTrait, CallResolution, AnswerCall,
            RollDice, BuyDown, DoneNarrating, Challenge, Suggest, AgreeOn, WithdrawChallenge, CloseTalk, BidOn, PassBid,
            CallFine, AnswerFine, WithdrawFine, CastVote, ProposeMatter, Assent, Join, Leave, SwapSeats, RenamePlayer> {
    using variant::variant;
    SPECIAL_MEMBERS(Command)
};

inline int seat_of(const Command& command) {
    return visit([](const auto& each) { return each.seat; }, command);
}

}  // namespace rules::universalis
