#pragma once
// Commands and events of Complications (2.13), and the events of coins.

#include <optional>
#include <string>
#include <vector>

#include "game/kit/commands/sections.h"
#include "game/stories/universalis/rules/command_terms.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct Originate {
    SeatId seat{};
    std::vector<CardId> targets{};  // cards
    std::vector<CardId> means{};    // cards
    Text<limits::kMaybeShort> aim{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
    NAMED_FIELDS("originate", seat, maybe(targets), maybe(means), maybe(aim))
};
RULE(Originate)
struct CreateObstacle {
    SeatId seat{};
    EntryId event{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{Phase::Turn, Who::Anybody, Kept::Done};
    NAMED_FIELDS("create_obstacle", seat, event, dice, reason)
};
RULE(CreateObstacle)
struct Involve {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
    NAMED_FIELDS("involve", seat, card)
};
RULE(Involve)
struct BuyDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
    NAMED_FIELDS("buy_dice", seat, pool, dice, reason)
};
RULE(BuyDice)
struct BuyOffDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
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
    static constexpr Terms kTerms{Phase::Turn, Who::Awaited, Kept::Done};
    NAMED_FIELDS("draw_trait", seat, pool, card, source, trait, maybe(remove))
};
RULE(DrawTrait)
struct CallResolution {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Turn};
    NAMED_FIELDS("call_resolution", seat)
};
RULE(CallResolution)
struct AnswerCall {
    SeatId seat{};
    bool agree = false;
    static constexpr Terms kTerms{Phase::Consent};
    NAMED_FIELDS("answer", seat, maybe(agree))
};
RULE(AnswerCall)
// `dice`: what real ones showed, in the order of rolling_order(); nullopt: the hand rolls.
struct RollDice {
    SeatId seat{};
    std::optional<std::vector<int>> dice{};
    static constexpr Terms kTerms{Phase::Rolling, Who::Awaited, Kept::DoneForGood};
    NAMED_FIELDS("roll", seat, told(dice))
};
RULE(RollDice)
struct BuyDown {
    SeatId seat{}, player{};
    Amount<1> coins{};
    static constexpr Terms kTerms{Phase::Aftermath, Who::Awaited, Kept::Done};
    NAMED_FIELDS("buy_down", seat, player, coins)
};
RULE(BuyDown)
struct DoneNarrating {
    SeatId seat{};
    static constexpr Terms kTerms{Phase::Aftermath, Who::Awaited, Kept::DoneForGood};
    NAMED_FIELDS("done_narrating", seat)
};
RULE_BY_TERMS(DoneNarrating)

using ComplicationCommands = Listed<Originate, CreateObstacle, Involve, BuyDice, BuyOffDice, DrawTrait, CallResolution,
                                    AnswerCall, RollDice, BuyDown, DoneNarrating>;

// the new amounts in both accounts
struct CoinsMoved {
    Line line;
    int from_left, to_now;
    NAMED_FIELDS("coins_moved", line, from_left, to_now)
};
struct ComplicationStarted {
    SeatId owner;
    std::vector<CardId> targets, means;
    std::string aim;
    NAMED_FIELDS("complication_started", owner, targets, means, aim)
};
struct ObstacleRaised {
    SeatId owner;
    EntryId entry;
    int dice;
    std::string reason;
    NAMED_FIELDS("obstacle_raised", owner, entry, dice, reason)
};
struct PoolOpened {
    PoolId pool;
    SeatId owner;
    NAMED_FIELDS("pool_opened", pool, owner)
};
struct ComponentInvolved {
    CardId card;
    std::string name;
    NAMED_FIELDS("component_involved", card, name)
};
struct DiceAdded {
    SeatId seat;
    PoolId pool;
    int before, after;
    std::string reason;
    NAMED_FIELDS("dice_added", seat, pool, before, after, reason)
};
struct DiceRemoved {
    SeatId seat;
    PoolId pool;
    int before, after;
    std::string reason;
    NAMED_FIELDS("dice_removed", seat, pool, before, after, reason)
};
struct TraitDrawn {
    SeatId seat;
    PoolId pool;
    CardId card, source;
    TraitId trait;
    std::string text;
    int before, after;
    NAMED_FIELDS("trait_drawn", seat, pool, card, source, trait, text, before, after)
};
struct ResolutionCalled {
    SeatId seat;
    std::vector<int> asked;
    NAMED_FIELDS("resolution_called", seat, asked)
};
struct ConsentGiven {
    SeatId seat;
    NAMED_FIELDS("consent_given", seat)
};
struct ConsentRefused {
    SeatId seat, caller;
    NAMED_FIELDS("consent_refused", seat, caller)
};
// UNI-87
struct ComplicationLapsed {
    SeatId owner;
    NAMED_FIELDS("complication_lapsed", owner)
};
// both sides
struct DiceRolled {
    SeatId seat;
    std::vector<PoolRoll> rolls;
    int successes, opposing;
    NAMED_FIELDS("dice_rolled", seat, rolls, successes, opposing)
};
struct RollTied {
    int sum, opposing;
    std::optional<PoolId> edge_to;
    NAMED_FIELDS("roll_tied", sum, opposing, edge_to)
};
// seats, in narrating order
struct ComplicationWon {
    bool by_owner;
    std::vector<int> winners, losers;
    NAMED_FIELDS("complication_won", by_owner, winners, losers)
};
struct BonusAwarded {
    SeatId seat;
    int coins;
    bool won;
    NAMED_FIELDS("bonus_awarded", seat, coins, won)
};
struct NarratorChosen {
    SeatId seat;
    int bonus;
    NAMED_FIELDS("narrator_chosen", seat, bonus)
};
// the player's Bonus
struct BoughtDown {
    SeatId seat, player;
    int before, after;
    NAMED_FIELDS("bought_down", seat, player, before, after)
};
struct BonusKept {
    SeatId seat;
    int coins;
    NAMED_FIELDS("bonus_kept", seat, coins)
};
// UNI-95
struct EventResolved {
    EntryId entry;  // the Event's
    EventFate before, after;
    NAMED_FIELDS("event_resolved", entry, before, after)
};
struct ComplicationClosed {
    SeatId owner;
    bool by_owner;
    NAMED_FIELDS("complication_closed", owner, by_owner)
};

using ComplicationEvents =
    Listed<CoinsMoved, ComplicationStarted, ObstacleRaised, PoolOpened, ComponentInvolved, DiceAdded, DiceRemoved,
           TraitDrawn, ResolutionCalled, ConsentGiven, ConsentRefused, ComplicationLapsed, DiceRolled, RollTied,
           ComplicationWon, BonusAwarded, NarratorChosen, BoughtDown, BonusKept, EventResolved, ComplicationClosed>;

}  // namespace rules::universalis
