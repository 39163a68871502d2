#pragma once
// A series of free battles (R-33: "a series of battles carries purses on"), as a file: format
// "coinwars-series/1".
//
// In the first battle both buy for the budget; what is not spent is lost. After a battle a player's purse are
// - its coins that have not fallen: on the table, still in the hand or still to arrive, and watchers;
// - the enemy coins that its own have destroyed (CW-30);
// - the coins of its purse that it had left at home.
// Coins that went beyond (CW-28) are gone for good. In the next battle each takes the field with coins of its
// purse alone, at no price, at most as many as agreed on. The players change faces from battle to battle.
// The series is over when one has won more than half of its battles, when all are fought, or when somebody
// has no coin left.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/match.h"

namespace battles {

inline constexpr const char* kSeriesFormat = "coinwars-series/1";

// One that is over. Lists by player, 0 and 1.
struct FoughtBattle {
    std::optional<int> winner;  // nothing: a draw
    std::string by;             // as Outcome::by
    int turns = 0;
    std::array<Purse, 2> brought, taken;  // coins that took the field; enemy coins destroyed
    std::array<Purse, 2> purses;          // after it
    friend bool operator==(const FoughtBattle&, const FoughtBattle&) = default;
};

struct Series {
    Terms terms;
    std::array<std::string, 2> players;  // their names, may be empty; 0 plays Heads first
    std::vector<FoughtBattle> fought;
    friend bool operator==(const Series&, const Series&) = default;

    // Who plays this face in that battle, from 0.
    static int player_of(rules::coin_wars::Side side, std::size_t battle) {
        return static_cast<int>((rules::coin_wars::index(side) + battle) % 2);
    }
    // What a player may choose from in the next battle; nothing in the first one.
    std::optional<Purse> purse(int player) const;
    std::array<int, 2> wins() const;
    bool over() const;
    // Of a series that is over; nothing: even.
    std::optional<int> winner() const;
};

// Writes down the battle of that number, from 0, which is over; again where its end was taken back and came
// about anew. False where later battles are fought already: nothing is changed.
bool settle(Series& series, std::size_t number, const rules::coin_wars::Match& over);

rules::Json to_json(const Series& series);
core::Result<Series, Faults> series_from_json(const rules::Json& json, const std::string& file);

}  // namespace battles
