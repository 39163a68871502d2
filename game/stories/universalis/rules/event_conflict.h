#pragma once
// What happened to coins and in Complications.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// what the two accounts then hold
struct CoinsMoved {
    Line line;
    int from_left;
    int to_now;
    NAMED_FIELDS("coins_moved", line, from_left, to_now)
};
struct ComplicationStarted {
    SeatId owner;
    std::vector<CardId> targets;
    std::vector<CardId> means;
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
    int before;
    int after;
    std::string reason;
    NAMED_FIELDS("dice_added", seat, pool, before, after, reason)
};
struct DiceRemoved {
    SeatId seat;
    PoolId pool;
    int before;
    int after;
    std::string reason;
    NAMED_FIELDS("dice_removed", seat, pool, before, after, reason)
};
struct TraitDrawn {
    SeatId seat;
    PoolId pool;
    CardId card;
    CardId source;
    TraitId trait;
    std::string text;
    int before;
    int after;
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
    SeatId seat;
    SeatId caller;
    NAMED_FIELDS("consent_refused", seat, caller)
};
// UNI-87
struct ComplicationLapsed {
    SeatId owner;
    NAMED_FIELDS("complication_lapsed", owner)
};
// of both sides
struct DiceRolled {
    SeatId seat;
    std::vector<PoolRoll> rolls;
    int successes;
    int opposing;
    NAMED_FIELDS("dice_rolled", seat, rolls, successes, opposing)
};
struct RollTied {
    int sum;
    int opposing;
    std::optional<PoolId> edge_to;
    NAMED_FIELDS("roll_tied", sum, opposing, edge_to)
};
// seats, in the order of narrating
struct ComplicationWon {
    bool by_owner;
    std::vector<int> winners;
    std::vector<int> losers;
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
// his Bonus
struct BoughtDown {
    SeatId seat;
    SeatId player;
    int before;
    int after;
    NAMED_FIELDS("bought_down", seat, player, before, after)
};
struct BonusKept {
    SeatId seat;
    int coins;
    NAMED_FIELDS("bonus_kept", seat, coins)
};
// UNI-95
struct EventResolved {
    EntryId entry;  // of the Event
    EventFate before;
    EventFate after;
    NAMED_FIELDS("event_resolved", entry, before, after)
};
struct ComplicationClosed {
    SeatId owner;
    bool by_owner;
    NAMED_FIELDS("complication_closed", owner, by_owner)
};

}  // namespace rules::universalis
