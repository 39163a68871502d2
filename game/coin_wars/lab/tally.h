#pragma once
// Sums over many battles: integers only, so partial sums add up exactly. Arrays by party begin with A.

#include <array>
#include <cstdint>
#include <vector>

#include "game/coin_wars/lab/fight.h"

namespace lab {

using Count = std::int64_t;

inline constexpr int kSavedTurns = 60;  // later turns count as the last one

// Fallen coins by square inch: [party], rows from Heads' edge upwards.
struct HeatMap {
    int width = 0, height = 0;  // inches, rounded up
    std::array<std::vector<Count>, 2> fallen;
    Count at(int party, int x, int y) const {
        return fallen[static_cast<std::size_t>(party)][static_cast<std::size_t>(y * width + x)];
    }
    friend bool operator==(const HeatMap&, const HeatMap&) = default;
};

struct TypeLosses {
    Count brought = 0, lost = 0;  // coins
    friend bool operator==(const TypeLosses&, const TypeLosses&) = default;
};
struct TurnLosses {
    Count coins = 0, cents = 0;
    friend bool operator==(const TurnLosses&, const TurnLosses&) = default;
};

struct Tally {
    // Pairs by [first battle][second battle], each a Result.
    std::array<std::array<Count, 3>, 3> pairs{};
    std::array<Count, 3> results{};      // battles, by Result
    std::array<Count, kEnds> ends{};     // battles, by End
    std::array<Count, 2> first_won{};    // decided battles: the side with the first turn lost [0], won [1]
    std::array<Count, 2> luckier_won{};  // likewise for the luckier party, if dice were rolled
    std::array<std::array<Count, kSavedTurns + 1>, 3> length{};  // battles, [Result][turns]
    std::array<Count, kSavedTurns + 1> decisive{};               // battles by decisive_turn; 0: none
    std::array<Count, 2> brought{}, lost{};                      // cents
    std::array<Count, 2> left_undecided{};  // cents left in battles ended by purse or limit, or cut off
    std::array<Count, 2> luck{};            // thousandths of a cent
    Count strikes_with_dice = 0, turns = 0, actions = 0, commands = 0;
    std::array<std::vector<TypeLosses>, 2> by_type;                    // [party][type]
    std::array<std::array<TurnLosses, kSavedTurns + 1>, 2> by_turn{};  // [party][turn]
    // By edge: battles in which A is Heads, and those in which A is Tails.
    std::array<HeatMap, 2> heat;
    friend bool operator==(const Tally&, const Tally&) = default;

    Count pairs_fought() const;
    Count battles() const { return results[0] + results[1] + results[2]; }
    Pentanomial pentanomial() const;
    // All battles as if A had always been Heads: the others are rotated about the table's centre.
    HeatMap seen_by_a() const;
    // All battles as they were fought, for tables with terrain.
    HeatMap on_table() const;
};
// The pair must be of the same contest, which provides types and table.
void add(Tally& tally, const Contest& contest, const FoughtPair& pair);

// The length that the given share of the battles does not exceed; 1/2: the median.
int length_quantile(const Tally& tally, double share);

}  // namespace lab
