#pragma once
// A series of free battles (R-33: "a series of battles carries purses on") as a file, format "coinwars-series/1".
//
// In the first battle both players buy for the budget; unspent money is lost. After a battle a purse holds
// - the player's coins that did not fall: on the table, in the hand or still to arrive, and watchers;
// - the enemy coins that they destroyed (CW-30);
// - the coins of the purse that stayed at home.
// Coins that went beyond (CW-28) are gone for good. In the next battle both take coins only from their purses, for
// free, at most as many as agreed. The players swap faces from battle to battle. The series ends when a player has won
// more than half of its battles, when all are fought, or when a player has no coins left.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/match_terms.h"
#include "game/coin_wars/rules/match.h"

namespace battles {

inline constexpr const char* kSeriesFormat = "coinwars-series/1";

// A finished battle. Arrays are indexed by player, 0 and 1.
struct FoughtBattle {
    std::optional<int> winner;  // nullopt: a draw
    std::string by;             // see Outcome::by
    int turns = 0;
    std::array<Purse, 2> brought, taken;  // coins that took the field; enemy coins destroyed
    std::array<Purse, 2> purses;          // after the battle
    friend bool operator==(const FoughtBattle&, const FoughtBattle&) = default;
};

struct Series {
    Terms terms;
    std::array<std::string, 2> players;  // names, may be empty; player 0 plays Heads first
    std::vector<FoughtBattle> fought;
    std::array<std::string, 2> bots{};  // levels of computers, by player; empty: a person
    int own = 0;  // the player at this screen, if the other one plays at another screen and has a copy
    friend bool operator==(const Series&, const Series&) = default;

    // The player of this face in battle number `battle`, from 0.
    static int player_of(rules::coin_wars::Side side, std::size_t battle) {
        return static_cast<int>((rules::coin_wars::index(side) + battle) % 2);
    }
    // The coins that a player may choose from in the next battle; nullopt before the first one.
    std::optional<Purse> purse(int player) const;
    std::array<int, 2> wins() const;
    bool over() const;
    // True if `battle` is the next or last battle of this series, and `faces` are its players by face.
    bool has(std::size_t battle, const std::array<std::string, 2>& faces) const;
    // True if it is the same series, with at least as many battles.
    bool follows(const Series& earlier) const;
    // For a finished series; nullopt: a tie.
    std::optional<int> winner() const;
};

// Records the result of battle `number`, from 0, which must be over; also if its end was undone and reached again.
// Returns false and changes nothing if later battles have been fought.
bool settle(Series& series, std::size_t number, const rules::coin_wars::Match& over);

rules::Json to_json(const Series& series);
core::Result<Series, Faults> series_from_json(const rules::Json& json, const std::string& file);

}  // namespace battles
