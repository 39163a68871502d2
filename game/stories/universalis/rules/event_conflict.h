#pragma once
// What happened to coins and in Complications.

#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

// what the two accounts then hold
struct CoinsMoved {
    Line line;
    int from_left;
    int to_now;
    static constexpr const char* kWord = "coins_moved";
    FIELDS(line, from_left, to_now)
};
struct ComplicationStarted {
    SeatId owner;
    std::vector<CardId> targets;
    std::vector<CardId> means;
    std::string aim;
    static constexpr const char* kWord = "complication_started";
    FIELDS(owner, targets, means, aim)
};
struct ObstacleRaised {
    SeatId owner;
    EntryId entry;
    int dice;
    std::string reason;
    static constexpr const char* kWord = "obstacle_raised";
    FIELDS(owner, entry, dice, reason)
};
struct PoolOpened {
    PoolId pool;
    SeatId owner;
    static constexpr const char* kWord = "pool_opened";
    FIELDS(pool, owner)
};
struct ComponentInvolved {
    CardId card;
    std::string name;
    static constexpr const char* kWord = "component_involved";
    FIELDS(card, name)
};
struct DiceAdded {
    SeatId seat;
    PoolId pool;
    int before;
    int after;
    std::string reason;
    static constexpr const char* kWord = "dice_added";
    FIELDS(seat, pool, before, after, reason)
};
struct DiceRemoved {
    SeatId seat;
    PoolId pool;
    int before;
    int after;
    std::string reason;
    static constexpr const char* kWord = "dice_removed";
    FIELDS(seat, pool, before, after, reason)
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
    static constexpr const char* kWord = "trait_drawn";
    FIELDS(seat, pool, card, source, trait, text, before, after)
};
struct ResolutionCalled {
    SeatId seat;
    std::vector<int> asked;
    static constexpr const char* kWord = "resolution_called";
    FIELDS(seat, asked)
};
struct ConsentGiven {
    SeatId seat;
    static constexpr const char* kWord = "consent_given";
    FIELDS(seat)
};
struct ConsentRefused {
    SeatId seat;
    SeatId caller;
    static constexpr const char* kWord = "consent_refused";
    FIELDS(seat, caller)
};
// UNI-87
struct ComplicationLapsed {
    SeatId owner;
    static constexpr const char* kWord = "complication_lapsed";
    FIELDS(owner)
};
// of both sides
struct DiceRolled {
    SeatId seat;
    std::vector<PoolRoll> rolls;
    int successes;
    int opposing;
    static constexpr const char* kWord = "dice_rolled";
    FIELDS(seat, rolls, successes, opposing)
};
struct RollTied {
    int sum;
    int opposing;
    std::optional<PoolId> edge_to;
    static constexpr const char* kWord = "roll_tied";
    FIELDS(sum, opposing, edge_to)
};
// seats, in the order of narrating
struct ComplicationWon {
    bool by_owner;
    std::vector<int> winners;
    std::vector<int> losers;
    static constexpr const char* kWord = "complication_won";
    FIELDS(by_owner, winners, losers)
};
struct BonusAwarded {
    SeatId seat;
    int coins;
    bool won;
    static constexpr const char* kWord = "bonus_awarded";
    FIELDS(seat, coins, won)
};
struct NarratorChosen {
    SeatId seat;
    int bonus;
    static constexpr const char* kWord = "narrator_chosen";
    FIELDS(seat, bonus)
};
// his Bonus
struct BoughtDown {
    SeatId seat;
    SeatId player;
    int before;
    int after;
    static constexpr const char* kWord = "bought_down";
    FIELDS(seat, player, before, after)
};
struct BonusKept {
    SeatId seat;
    int coins;
    static constexpr const char* kWord = "bonus_kept";
    FIELDS(seat, coins)
};
// UNI-95
struct EventResolved {
    EntryId entry;  // of the Event
    EventFate before;
    EventFate after;
    static constexpr const char* kWord = "event_resolved";
    FIELDS(entry, before, after)
};
struct ComplicationClosed {
    SeatId owner;
    bool by_owner;
    static constexpr const char* kWord = "complication_closed";
    FIELDS(owner, by_owner)
};

}  // namespace rules::universalis
