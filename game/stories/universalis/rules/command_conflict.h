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
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("originate", seat, maybe(targets), maybe(means), maybe(aim))
};
struct CreateObstacle {
    SeatId seat{};
    EntryId event{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::AnybodysTurn, Kept::Done};
    NAMED_FIELDS("create_obstacle", seat, event, dice, reason)
};
struct Involve {
    SeatId seat{};
    CardId card{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("involve", seat, card)
};
struct BuyDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("buy_dice", seat, pool, dice, reason)
};
struct BuyOffDice {
    SeatId seat{};
    PoolId pool{};
    Amount<1> dice{};
    Text<limits::kShort> reason{};
    static constexpr Terms kTerms{When::Own, Kept::Done};
    NAMED_FIELDS("buy_off_dice", seat, pool, dice, reason)
};
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
struct CallResolution {
    SeatId seat{};
    static constexpr Terms kTerms{When::Own, Kept::No};
    NAMED_FIELDS("call_resolution", seat)
};
struct AnswerCall {
    SeatId seat{};
    bool agree = false;
    static constexpr Terms kTerms{When::Consent, Kept::No};
    NAMED_FIELDS("answer", seat, maybe(agree))
};
// `dice`: what real ones showed, in the order of dice_for(); without them the hand rolls.
struct RollDice {
    SeatId seat{};
    std::optional<std::vector<int>> dice{};
    static constexpr Terms kTerms{When::Rolling, Kept::DoneForGood};
    NAMED_FIELDS("roll", seat, maybe(dice))
};
struct BuyDown {
    SeatId seat{}, player{};
    Amount<1> coins{};
    static constexpr Terms kTerms{When::Narrator, Kept::Done};
    NAMED_FIELDS("buy_down", seat, player, coins)
};
struct DoneNarrating {
    SeatId seat{};
    static constexpr Terms kTerms{When::Narrator, Kept::DoneForGood};
    NAMED_FIELDS("done_narrating", seat)
};

}  // namespace rules::universalis
