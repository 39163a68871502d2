#pragma once
// Commands of Complications (2.13).

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct Originate {
    SeatId seat{};
    std::vector<CardId> targets{};  // cards
    std::vector<CardId> means{};    // cards
    Text<limits::kMaybeShort> aim{};
    static constexpr const char* kWord = "originate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    FIELDS(seat, maybe(targets), maybe(means), maybe(aim))
};
struct CreateObstacle {
    SeatId seat{};
    EntryId event{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr const char* kWord = "create_obstacle";
    static constexpr When kWhen = When::AnybodysTurn;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, event, dice, reason)
};
struct Involve {
    SeatId seat{};
    CardId card{};
    static constexpr const char* kWord = "involve";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    FIELDS(seat, card)
};
struct BuyDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr const char* kWord = "buy_dice";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, pool, dice, reason)
};
struct BuyOffDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr const char* kWord = "buy_off_dice";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, pool, dice, reason)
};
// `source`: the card itself, or a Master of it.
struct DrawTrait {
    SeatId seat{};
    PoolId pool{};
    CardId card{}, source{};
    TraitId trait{};
    bool remove = false;
    static constexpr const char* kWord = "draw_trait";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    FIELDS(seat, pool, card, source, trait, maybe(remove))
};
struct CallResolution {
    SeatId seat{};
    static constexpr const char* kWord = "call_resolution";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat)
};
struct AnswerCall {
    SeatId seat{};
    bool agree = false;
    static constexpr const char* kWord = "answer";
    static constexpr When kWhen = When::Consent;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    FIELDS(seat, maybe(agree))
};
// `dice`: what real ones showed, in the order of dice_for(); without them the hand rolls.
struct RollDice {
    SeatId seat{};
    std::optional<std::vector<int>> dice{};
    static constexpr const char* kWord = "roll";
    static constexpr When kWhen = When::Rolling;
    static constexpr Kept kKept = Kept::DoneForGood;
    static constexpr int kCost = 0;
    FIELDS(seat, maybe(dice))
};
struct BuyDown {
    SeatId seat{}, player{};
    Amount<1> coins{};
    static constexpr const char* kWord = "buy_down";
    static constexpr When kWhen = When::Narrator;
    static constexpr Kept kKept = Kept::Done;
    FIELDS(seat, player, coins)
};
struct DoneNarrating {
    SeatId seat{};
    static constexpr const char* kWord = "done_narrating";
    static constexpr When kWhen = When::Narrator;
    static constexpr Kept kKept = Kept::DoneForGood;
    static constexpr int kCost = 0;
    FIELDS(seat)
};

}  // namespace rules::universalis
