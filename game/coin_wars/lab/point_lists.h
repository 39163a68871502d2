#pragma once
// Lists that show the worth of prices in points (BX-8): ways to spend 250 points on at most 45 coins, reasonable and
// extreme.

#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/lab/force.h"
#include "game/coin_wars/lab/genome.h"

namespace lab {

inline constexpr double kListPoints = 250;
inline constexpr int kListCoins = 45;

// `times` blocks of `coins` coins of a type, each led by `quarters` Quarters; `apart`: single coins.
struct ListBlock {
    int times = 1;     // number of equal blocks
    int quarters = 0;  // 1: a Quarter leads the others, as one Army
    int coins = 0;
    std::string_view type;
    bool apart = false;
};
struct PointList {
    std::string_view key;
    words::Key name;
    bool reasonable;  // false: a list that tries how far the prices can be exploited
    std::vector<ListBlock> blocks;
};
const std::vector<PointList>& point_lists();
// nullptr if there is none.
const PointList* find_point_list(std::string_view key);

// The list's blocks side by side in a zone, Armies closed up. The faults name coin sets that cannot be read.
core::Result<Force, battles::Faults> force_of(const battles::Library& library, const PointList& list);

}  // namespace lab
