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
    static constexpr auto kFields =
        fields("line", &CoinsMoved::line, "from_left", &CoinsMoved::from_left, "to_now", &CoinsMoved::to_now);
};
struct ComplicationStarted {
    int owner;
    std::vector<int> targets;
    std::vector<int> means;
    std::string aim;
    static constexpr const char* kWord = "complication_started";
    static constexpr auto kFields =
        fields("owner", &ComplicationStarted::owner, "targets", &ComplicationStarted::targets, "means",
               &ComplicationStarted::means, "aim", &ComplicationStarted::aim);
};
struct ObstacleRaised {
    int owner;
    int entry;
    int dice;
    std::string reason;
    static constexpr const char* kWord = "obstacle_raised";
    static constexpr auto kFields = fields("owner", &ObstacleRaised::owner, "entry", &ObstacleRaised::entry,
                                           "dice", &ObstacleRaised::dice, "reason", &ObstacleRaised::reason);
};
struct PoolOpened {
    PoolId pool;
    int owner;
    static constexpr const char* kWord = "pool_opened";
    static constexpr auto kFields = fields("pool", &PoolOpened::pool, "owner", &PoolOpened::owner);
};
struct ComponentInvolved {
    int card;
    std::string name;
    static constexpr const char* kWord = "component_involved";
    static constexpr auto kFields =
        fields("card", &ComponentInvolved::card, "name", &ComponentInvolved::name);
};
struct DiceAdded {
    int seat;
    PoolId pool;
    int before;
    int after;
    std::string reason;
    static constexpr const char* kWord = "dice_added";
    static constexpr auto kFields =
        fields("seat", &DiceAdded::seat, "pool", &DiceAdded::pool, "before", &DiceAdded::before, "after",
               &DiceAdded::after, "reason", &DiceAdded::reason);
};
struct DiceRemoved {
    int seat;
    PoolId pool;
    int before;
    int after;
    std::string reason;
    static constexpr const char* kWord = "dice_removed";
    static constexpr auto kFields =
        fields("seat", &DiceRemoved::seat, "pool", &DiceRemoved::pool, "before", &DiceRemoved::before,
               "after", &DiceRemoved::after, "reason", &DiceRemoved::reason);
};
struct TraitDrawn {
    int seat;
    PoolId pool;
    int card;
    int source;
    int trait;
    std::string text;
    int before;
    int after;
    static constexpr const char* kWord = "trait_drawn";
    static constexpr auto kFields =
        fields("seat", &TraitDrawn::seat, "pool", &TraitDrawn::pool, "card", &TraitDrawn::card, "source",
               &TraitDrawn::source, "trait", &TraitDrawn::trait, "text", &TraitDrawn::text, "before",
               &TraitDrawn::before, "after", &TraitDrawn::after);
};
struct ResolutionCalled {
    int seat;
    std::vector<int> asked;
    static constexpr const char* kWord = "resolution_called";
    static constexpr auto kFields =
        fields("seat", &ResolutionCalled::seat, "asked", &ResolutionCalled::asked);
};
struct ConsentGiven {
    int seat;
    static constexpr const char* kWord = "consent_given";
    static constexpr auto kFields = fields("seat", &ConsentGiven::seat);
};
struct ConsentRefused {
    int seat;
    int caller;
    static constexpr const char* kWord = "consent_refused";
    static constexpr auto kFields = fields("seat", &ConsentRefused::seat, "caller", &ConsentRefused::caller);
};
// UNI-87
struct ComplicationLapsed {
    int owner;
    static constexpr const char* kWord = "complication_lapsed";
    static constexpr auto kFields = fields("owner", &ComplicationLapsed::owner);
};
// of both sides
struct DiceRolled {
    int seat;
    std::vector<PoolRoll> rolls;
    int successes;
    int opposing;
    static constexpr const char* kWord = "dice_rolled";
    static constexpr auto kFields =
        fields("seat", &DiceRolled::seat, "rolls", &DiceRolled::rolls, "successes", &DiceRolled::successes,
               "opposing", &DiceRolled::opposing);
};
struct RollTied {
    int sum;
    int opposing;
    std::optional<PoolId> edge_to;
    static constexpr const char* kWord = "roll_tied";
    static constexpr auto kFields =
        fields("sum", &RollTied::sum, "opposing", &RollTied::opposing, "edge_to", &RollTied::edge_to);
};
// seats, in the order of narrating
struct ComplicationWon {
    bool by_owner;
    std::vector<int> winners;
    std::vector<int> losers;
    static constexpr const char* kWord = "complication_won";
    static constexpr auto kFields = fields("by_owner", &ComplicationWon::by_owner, "winners",
                                           &ComplicationWon::winners, "losers", &ComplicationWon::losers);
};
struct BonusAwarded {
    int seat;
    int coins;
    bool won;
    static constexpr const char* kWord = "bonus_awarded";
    static constexpr auto kFields =
        fields("seat", &BonusAwarded::seat, "coins", &BonusAwarded::coins, "won", &BonusAwarded::won);
};
struct NarratorChosen {
    int seat;
    int bonus;
    static constexpr const char* kWord = "narrator_chosen";
    static constexpr auto kFields = fields("seat", &NarratorChosen::seat, "bonus", &NarratorChosen::bonus);
};
// his Bonus
struct BoughtDown {
    int seat;
    int player;
    int before;
    int after;
    static constexpr const char* kWord = "bought_down";
    static constexpr auto kFields = fields("seat", &BoughtDown::seat, "player", &BoughtDown::player, "before",
                                           &BoughtDown::before, "after", &BoughtDown::after);
};
struct BonusKept {
    int seat;
    int coins;
    static constexpr const char* kWord = "bonus_kept";
    static constexpr auto kFields = fields("seat", &BonusKept::seat, "coins", &BonusKept::coins);
};
// UNI-95
struct EventResolved {
    int entry;  // of the Event
    EventFate before;
    EventFate after;
    static constexpr const char* kWord = "event_resolved";
    static constexpr auto kFields = fields("entry", &EventResolved::entry, "before", &EventResolved::before,
                                           "after", &EventResolved::after);
};
struct ComplicationClosed {
    int owner;
    bool by_owner;
    static constexpr const char* kWord = "complication_closed";
    static constexpr auto kFields =
        fields("owner", &ComplicationClosed::owner, "by_owner", &ComplicationClosed::by_owner);
};

}  // namespace rules::universalis
