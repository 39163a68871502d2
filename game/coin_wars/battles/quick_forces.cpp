#include "game/coin_wars/battles/quick_forces.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace battles {

namespace {

using words::Key;
using words::mark;

// Coins of the set "us", with points fixed for the cards, so that a code always gives the same battle.
struct CoinRow {
    const char* type;
    double points, diameter;
    int rank;  // from the front
};
constexpr std::array kCoins{CoinRow{"penny", 0.5, 0.75, 0},   CoinRow{"dime", 5, 0.705, 1},
                            CoinRow{"nickel", 7, 0.835, 1},   CoinRow{"dollar", 50, 1.043, 2},
                            CoinRow{"quarter", 25, 0.955, 2}, CoinRow{"half_dollar", 2, 1.205, 2}};
constexpr int kRanks = 3;
constexpr double kBetweenRanks = 0.5, kBetween = 0.35, kBetweenBlocks = 0.75, kToWing = 2.5;  // inches, rim to rim
constexpr std::size_t kBlock = 6;                                                             // most Pennies that touch

const CoinRow& row_of(std::string_view type) { return *std::ranges::find(kCoins, type, &CoinRow::type); }

// The core of a force and its numbers; the remaining points are filled with more of `filler`, then with Pennies.
struct Core {
    Key name;
    const char* first;
    int least, most;
    const char* second;
    int second_least, second_most;
    int pennies;  // at least this many
};
constexpr std::array kCores{Core{mark("Levy"), "quarter", 1, 1, "nickel", 2, 3, 12},
                            Core{mark("Bowmen"), "nickel", 5, 7, "dime", 1, 2, 6},
                            Core{mark("Horse"), "dime", 7, 9, "nickel", 1, 2, 6},
                            Core{mark("Guard"), "quarter", 2, 2, "dime", 1, 1, 6},
                            Core{mark("Champion"), "dollar", 1, 1, "half_dollar", 0, 1, 10},
                            Core{mark("Spies"), "half_dollar", 2, 3, "nickel", 4, 5, 8},
                            Core{mark("Skirmishers"), "nickel", 3, 5, "dime", 3, 5, 6},
                            Core{mark("Riders"), "quarter", 1, 1, "dime", 4, 5, 6},
                            Core{mark("Archers"), "quarter", 1, 1, "nickel", 3, 4, 6},
                            Core{mark("Shadows"), "quarter", 1, 1, "half_dollar", 1, 2, 8}};

constexpr int kMaxPennies = 16, kMaxCoins = 22;
constexpr std::array kFillers{"nickel", "dime"};

double points_of(const Purse& coins) {
    double points = 0;
    for (const auto& [type, count] : coins) points += row_of(type).points * count;
    return points;
}

int between(core::Random& random, int low, int high) {
    return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

// nullopt if these numbers cannot be made to reach the points.
std::optional<Purse> try_to_fill(core::Random& random, const Core& core) {
    Purse coins;
    coins[core.first] = between(random, core.least, core.most);
    if (const int second = between(random, core.second_least, core.second_most); second > 0)
        coins[core.second] = second;
    coins["penny"] = core.pennies + static_cast<int>(random.below(5));
    while (kQuickPoints - points_of(coins) > (kMaxPennies - coins["penny"]) * row_of("penny").points)
        ++coins[kFillers[random.below(kFillers.size())]];
    const double left = kQuickPoints - points_of(coins);
    if (left < 0) return std::nullopt;
    coins["penny"] += static_cast<int>(std::lround(left / row_of("penny").points));
    if (coins["penny"] > kMaxPennies || coins_in(coins) > kMaxCoins) return std::nullopt;
    return coins;
}

QuickForce force_on(core::Random& random, const Core& core) {
    for (;;)
        if (auto coins = try_to_fill(random, core)) return {core.name, *coins};
}

// The types of a rank from left to right.
std::vector<std::string> rank_of(const Purse& coins, int rank) {
    std::vector<std::string> middle, left, right;
    for (const CoinRow& row : kCoins) {
        const auto found = coins.find(row.type);
        if (row.rank != rank || found == coins.end()) continue;
        const bool wings = found->first == "dime" || found->first == "half_dollar";
        for (int i = 0; i < found->second; ++i) {
            if (!wings) middle.emplace_back(row.type);
            if (wings) (i % 2 == 0 ? left : right).emplace_back(row.type);
        }
    }
    left.insert(left.end(), middle.begin(), middle.end());
    left.insert(left.end(), right.begin(), right.end());
    return left;
}

// Pennies form blocks of similar size, each of which may be an Army.
double gap_between(std::span<const std::string> rank, std::size_t next) {
    const std::string &a = rank[next - 1], &b = rank[next];
    if (a != b) return a == "dime" || b == "dime" ? kToWing : kBetween;
    if (a != "penny") return kBetween;
    const std::size_t blocks = (rank.size() + kBlock - 1) / kBlock;
    return next * blocks / rank.size() != (next - 1) * blocks / rank.size() ? kBetweenBlocks : 0;
}

}  // namespace

std::array<QuickForce, kQuickCards> quick_forces(core::Random& random) {
    std::array cores = kCores;
    for (std::size_t i = 0; i < kQuickCards; ++i)
        std::swap(cores[i], cores[i + random.below(static_cast<std::uint32_t>(cores.size() - i))]);
    const auto force = [&](std::size_t i) { return force_on(random, cores[i]); };
    // The order matters: all draw from the same random stream.
    return {force(0), force(1), force(2), force(3), force(4), force(5)};
}

std::vector<LaidCoin> laid_out(const Purse& coins, double width, double front) {
    std::vector<LaidCoin> laid;
    double y = front;
    for (int rank = 0; rank < kRanks; ++rank) {
        const std::vector<std::string> types = rank_of(coins, rank);
        if (types.empty()) continue;
        double wide = row_of(types.front()).diameter, deep = wide;
        for (std::size_t i = 1; i < types.size(); ++i) {
            wide += gap_between(types, i) + row_of(types[i]).diameter;
            deep = std::max(deep, row_of(types[i]).diameter);
        }
        double x = (width - wide) / 2;
        for (std::size_t i = 0; i < types.size(); ++i) {
            if (i > 0) x += gap_between(types, i);
            const double diameter = row_of(types[i]).diameter;
            laid.push_back({types[i], {x + diameter / 2, y - deep / 2}});
            x += diameter;
        }
        y -= deep + kBetweenRanks;
    }
    return laid;
}

}  // namespace battles
