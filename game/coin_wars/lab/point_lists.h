#pragma once
// The lists that show what the prices in points (BX-8) are worth: ways to spend 250 of them, 45 coins at most,
// reasonable and extreme.

#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/lab/force.h"
#include "game/coin_wars/lab/genome.h"

namespace lab {

inline constexpr double kListPoints = 250;
inline constexpr int kListCoins = 45;

// So many coins of a type, if Quarters lead them so many to each; `apart`: single coins.
struct ListBlock {
    int times = 1;     // so many blocks alike
    int quarters = 0;  // 1: a Quarter leads the others, as one Army
    int coins = 0;
    std::string_view type;
    bool apart = false;
};
struct PointList {
    std::string_view key;
    words::Key name;
    bool reasonable;  // false: one of those that try how far the prices can be bent
    std::vector<ListBlock> blocks;
};
const std::vector<PointList>& point_lists();
// Null if there is none.
const PointList* find_point_list(std::string_view key);

// The list side by side in a zone, Armies closed up. The faults name coin sets that cannot be read.
core::Result<Force, battles::Faults> force_of(const battles::Library& library, const PointList& list);

}  // namespace lab
