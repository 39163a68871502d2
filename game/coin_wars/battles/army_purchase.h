#pragma once
// Army purchase for a free battle (R-2, BX-8): a player buys coins from the coin sets for money or points or, in a
// series, takes them from the purse left by the last battle.

#include <optional>
#include <string>
#include <vector>

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/match_terms.h"

namespace battles {

class ArmyPurchase {
public:
    // With a `purse`, only its coins are available, for free; without one, the sets supply any number of each type.
    ArmyPurchase(std::vector<rules::coin_wars::CoinType> types, const rules::coin_wars::FreeBattle& free,
                 std::optional<Purse> purse = std::nullopt);

    const std::vector<rules::coin_wars::CoinType>& types() const { return types_; }
    const Purse& bought() const { return bought_; }
    bool from_purse() const { return purse_.has_value(); }

    int count() const { return coins_in(bought_); }
    int count(const std::string& type) const;
    int max_coins() const { return free_.coins; }
    // The unit of the budget; nullopt without a budget and when choosing from a purse.
    std::optional<rules::coin_wars::Price> price_by() const;
    double price(const rules::coin_wars::CoinType& type) const;  // 0 if coins are free
    double spent() const;
    double left() const;  // rest of the budget; 0 without a budget
    // Available coins of the type; nullopt: any number.
    std::optional<int> stock(const std::string& type) const;
    // The highest count of the type that the budget, the coin limit and the purse allow now.
    int max(const std::string& type) const;

    // Sets the count of the type, clamped to what is possible.
    void set(const std::string& type, int count);
    void add(const std::string& type, int count) { set(type, this->count(type) + count); }
    void clear() { bought_.clear(); }
    // Takes as much of the list as possible, in the order of the types.
    void take(const Purse& list);
    bool ready() const { return !bought_.empty(); }

private:
    const rules::coin_wars::CoinType* type(const std::string& name) const;

    std::vector<rules::coin_wars::CoinType> types_;
    rules::coin_wars::FreeBattle free_;
    std::optional<Purse> purse_;
    Purse bought_;
};

// A ready-made list: whole `block`s are bought as often as possible, then single coins of `rest` use up the remainder.
// Coins are chosen by trait, so that lists work with foreign coins too.
struct ReadyList {
    words::Key title, note;
    // Letters of traits (traits.h); '-': a coin without traits
    const char* block;
    const char* rest;
};
const std::vector<ReadyList>& ready_lists();
// nullopt if not even one block can be bought.
std::optional<Purse> filled(const ReadyList& ready, const ArmyPurchase& purchase);

}  // namespace battles
