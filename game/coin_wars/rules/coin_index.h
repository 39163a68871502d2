#pragma once
// Finds coins by id in constant time: every command looks some up.

#include <string_view>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

class CoinIndex {
public:
    explicit CoinIndex(const std::vector<CoinSetup>& coins);
    // Index of the coin with this id, -1 if there is none. `coins`:
    // those of the constructor, or a copy with the same ids.
    int find(const std::vector<CoinSetup>& coins, std::string_view id) const;

private:
    std::vector<int> slots_;  // a power of two, at most half full; -1: free
};

}  // namespace rules::coin_wars
