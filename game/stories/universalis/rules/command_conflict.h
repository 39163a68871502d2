#pragma once
// Commands of Complications (2.13).

#include "game/stories/universalis/rules/command_timing.h"
#include "game/stories/universalis/rules/match.h"

namespace rules::universalis {

struct Originate {
    int seat = 0;
    std::vector<int> targets{}, means{};  // cards
    std::string aim{};
    static constexpr const char* kWord = "originate";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    static constexpr auto kFields =
        std::tuple{card_at("targets", &Originate::targets), card_at("means", &Originate::means),
                   text_at("aim", &Originate::aim, limits::kMaybeShort)};
};
struct CreateObstacle {
    int seat = 0, event = 0, dice = 0;
    std::string reason{};
    static constexpr const char* kWord = "create_obstacle";
    static constexpr When kWhen = When::AnybodysTurn;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{entry_at("event", &CreateObstacle::event), amount_at("dice", &CreateObstacle::dice, 1),
                   text_at("reason", &CreateObstacle::reason, limits::kShort)};
};
struct Involve {
    int seat = 0, card = 0;
    static constexpr const char* kWord = "involve";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{card_at("card", &Involve::card)};
};
struct BuyDice {
    int seat = 0;
    PoolId pool{};
    int dice = 0;
    std::string reason{};
    static constexpr const char* kWord = "buy_dice";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{pool_at("pool", &BuyDice::pool), amount_at("dice", &BuyDice::dice, 1),
                   text_at("reason", &BuyDice::reason, limits::kShort)};
};
struct BuyOffDice {
    int seat = 0;
    PoolId pool{};
    int dice = 0;
    std::string reason{};
    static constexpr const char* kWord = "buy_off_dice";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{pool_at("pool", &BuyOffDice::pool), amount_at("dice", &BuyOffDice::dice, 1),
                   text_at("reason", &BuyOffDice::reason, limits::kShort)};
};
// `source`: the card itself, or a Master of it.
struct DrawTrait {
    int seat = 0;
    PoolId pool{};
    int card = 0, source = 0, trait = 0;
    bool remove = false;
    static constexpr const char* kWord = "draw_trait";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::Done;
    static constexpr int kCost = 0;
    static constexpr auto kFields =
        std::tuple{pool_at("pool", &DrawTrait::pool), card_at("card", &DrawTrait::card),
                   card_at("source", &DrawTrait::source), trait_at("trait", &DrawTrait::trait),
                   plain_at("remove", &DrawTrait::remove)};
};
struct CallResolution {
    int seat = 0;
    static constexpr const char* kWord = "call_resolution";
    static constexpr When kWhen = When::Own;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};
struct AnswerCall {
    int seat = 0;
    bool agree = false;
    static constexpr const char* kWord = "answer";
    static constexpr When kWhen = When::Consent;
    static constexpr Kept kKept = Kept::No;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{plain_at("agree", &AnswerCall::agree)};
};
// `dice`: what real ones showed, in the order of dice_for(); without them the hand rolls.
struct RollDice {
    int seat = 0;
    std::optional<std::vector<int>> dice{};
    static constexpr const char* kWord = "roll";
    static constexpr When kWhen = When::Rolling;
    static constexpr Kept kKept = Kept::DoneForGood;
    static constexpr int kCost = 0;
    static constexpr auto kFields = std::tuple{plain_at("dice", &RollDice::dice)};
};
struct BuyDown {
    int seat = 0, player = 0, coins = 0;
    static constexpr const char* kWord = "buy_down";
    static constexpr When kWhen = When::Narrator;
    static constexpr Kept kKept = Kept::Done;
    static constexpr auto kFields =
        std::tuple{player_at("player", &BuyDown::player), amount_at("coins", &BuyDown::coins, 1)};
};
struct DoneNarrating {
    int seat = 0;
    static constexpr const char* kWord = "done_narrating";
    static constexpr When kWhen = When::Narrator;
    static constexpr Kept kKept = Kept::DoneForGood;
    static constexpr int kCost = 0;
    static constexpr auto kFields = fields();
};

}  // namespace rules::universalis
