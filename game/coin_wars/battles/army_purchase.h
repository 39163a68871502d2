#pragma once
// One player buys coins for a free battle (R-2, BX-8): from the sets for money or points, or, in a series,
// out of the purse that the last battle has left.

#include <optional>
#include <string>
#include <vector>

#include "engine/words/phrase.h"
#include "game/coin_wars/battles/match_terms.h"

namespace battles {

class Muster {
public:
    // `purse`: the only coins that there are, at no price; nothing: the sets have any number of each.
    Muster(std::vector<rules::coin_wars::CoinType> types, const rules::coin_wars::FreeBattle& free,
           std::optional<Purse> purse = std::nullopt);

    const std::vector<rules::coin_wars::CoinType>& types() const { return types_; }
    const Purse& bought() const { return bought_; }
    bool from_purse() const { return purse_.has_value(); }

    int count() const { return coins_in(bought_); }
    int count(const std::string& type) const;
    int most_coins() const { return free_.coins; }
    // What the budget is in; nothing where there is none, and out of a purse.
    std::optional<rules::coin_wars::Price> price_by() const;
    double price(const rules::coin_wars::CoinType& type) const;  // 0 where nothing is paid
    double spent() const;
    double left() const;  // of the budget; 0 where there is none
    // So many coins of the type there are; nothing: any number.
    std::optional<int> stock(const std::string& type) const;
    // The greatest count of the type that the budget, the number of coins and the purse allow now.
    int most(const std::string& type) const;

    // As many as asked for, or as can be.
    void set(const std::string& type, int count);
    void add(const std::string& type, int count) { set(type, this->count(type) + count); }
    void clear() { bought_.clear(); }
    // As much of the list as can be, in the order of the types.
    void take(const Purse& list);
    // At least one coin.
    bool ready() const { return !bought_.empty(); }

private:
    const rules::coin_wars::CoinType* type(const std::string& name) const;

    std::vector<rules::coin_wars::CoinType> types_;
    rules::coin_wars::FreeBattle free_;
    std::optional<Purse> purse_;
    Purse bought_;
};

// Ready-made lists: a block of coins again and again, as often as it can be bought whole, then single coins
// for what is left. Coins are found by their trait, so that foreign ones do as well.
struct ReadyList {
    words::Key title, note;
    // Letters of traits (traits.h), '-': none
    const char* block;
    const char* rest;
};
const std::vector<ReadyList>& ready_lists();
// Nothing where not even one block can be had.
std::optional<Purse> filled(const ReadyList& ready, const Muster& muster);

}  // namespace battles
