#include "game/stories/edged_coins/rules/ranks.h"

#include <algorithm>
#include <array>
#include <bit>

#include "game/stories/edged_coins/rules/limits.h"

namespace rules::edged_coins {

namespace {

constexpr std::array kRows{
    Row{3, 3, words::Key("")}, Row{2, 2, mark("Iron")}, Row{1, 1, mark("Copper")},   Row{2, 1, mark("Bronze")},
    Row{2, 1, mark("Silver")}, Row{2, 1, mark("Gold")}, Row{2, 1, mark("Platinum")}, Row{3, 1, words::Key("")},
};

// For one throw: the share of all outcomes with enough heads.
core::Chance success_of_throw(const Row& row) {
    int ways = 0;
    for (int faces = 0; faces < 1 << row.coins; ++faces)
        if (std::popcount(static_cast<unsigned>(faces)) >= row.heads) ++ways;
    return {ways, 1 << row.coins};
}

}  // namespace

const Row& row_of(int rank) { return kRows[static_cast<std::size_t>(rank - limits::kLowestRank)]; }

std::optional<int> follows(int row, RankSix rank_six) {
    if (row >= 3 && row <= 5) return row - 3;
    if (row == limits::kHighestRank && rank_six == RankSix::ContinuesPattern) return row - 3;
    return std::nullopt;
}

core::Chance success(int rank, RankSix rank_six) {
    const core::Chance once = success_of_throw(row_of(rank));
    const auto next = follows(rank, rank_six);
    return next ? once + (core::Chance(1) - once) * success(*next, rank_six) : once;
}

int clamped(int sum) { return std::clamp(sum, limits::kLowestRank, limits::kHighestRank); }

bool falls_short(int rank, RankSix rank_six) {
    return rank > limits::kLowestRank && success(rank, rank_six).value() < success(rank - 1, rank_six).value();
}

int modifier(Difficulty difficulty) { return 2 - static_cast<int>(difficulty); }

}  // namespace rules::edged_coins
