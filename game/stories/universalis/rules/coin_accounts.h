#pragma once
// Accounts of coins (UNI-2). Coins are never destroyed, only moved; all accounts add up to 0. Only the bank can be
// negative.

#include <vector>

#include "game/stories/universalis/rules/ids.h"

namespace rules::universalis {

struct Account {
    enum class Kind { Bank, Wealth, Bid, Pot, Bonus };
    Kind kind = Kind::Bank;
    int seat = 0;  // for Wealth, Bid, Bonus
    static const rules::Kind& field_kind();
    friend bool operator==(const Account&, const Account&) = default;
};
inline constexpr Account kBank{};
inline constexpr Account kPot{Account::Kind::Pot};
constexpr Account wealth_of(int seat) { return {Account::Kind::Wealth, seat}; }
constexpr Account bid_of(int seat) { return {Account::Kind::Bid, seat}; }
constexpr Account bonus_of(int seat) { return {Account::Kind::Bonus, seat}; }

enum class LineKind {
    TenetCost,
    BidHold,
    BidReturn,
    BidPot,
    Location,
    TimePast,
    TimeFuture,
    EventCost,
    Introduce,
    Exit,
    Create,
    Master,
    Link,
    TraitAdd,
    TraitRemove,
    TraitRestore,
    Eliminate,
    Reinstate,
    Interrupt,
    TakeOver,
    ObstacleDice,
    BuyDice,
    BuyOffDice,
    Fade,
    PotForfeit,
    Refresh,
    ChallengeBid,
    Fine,
    BonusWin,
    BonusLoss,
    BuyDownCost,
    BuyDownLoss,
    BonusKeep,
    Refund,
    Adjust,
    Start  // of a player who joins
};
ENUM_NAMES(LineKind, "tenet", "bid_hold", "bid_return", "bid_pot", "location", "time_past", "time_future", "event",
           "introduce", "exit", "create", "master", "link", "trait_add", "trait_remove", "trait_restore", "eliminate",
           "reinstate", "interrupt", "take_over", "obstacle_dice", "buy_dice", "buy_off_dice", "fade", "pot_forfeit",
           "refresh", "challenge_bid", "fine", "bonus_win", "bonus_loss", "buy_down_cost", "buy_down_loss",
           "bonus_keep", "refund", "adjust", "starting_coins")

// One line of the ledger.
struct Line {
    int number = 0;  // from 1
    LineKind kind{};
    Account from{}, to{};
    int amount = 1;
    FIELDS(number, kind, from, to, amount)
};

struct Coins {
    int bank = 0, pot = 0;
    std::vector<int> wealth, bid, bonus;  // by seat

    // A seat must be one of the match's.
    int& at(Account account) {
        const auto seat = static_cast<std::size_t>(account.seat);
        switch (account.kind) {
            case Account::Kind::Wealth:
                return wealth[seat];
            case Account::Kind::Bid:
                return bid[seat];
            case Account::Kind::Bonus:
                return bonus[seat];
            case Account::Kind::Pot:
                return pot;
            case Account::Kind::Bank:
                break;
        }
        return bank;
    }
    FIELDS(bank, pot, wealth, bid, bonus)
    int at(Account account) const { return const_cast<Coins*>(this)->at(account); }
};

}  // namespace rules::universalis
