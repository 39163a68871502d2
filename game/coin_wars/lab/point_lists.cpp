#include "game/coin_wars/lab/point_lists.h"

#include <algorithm>

#include "game/coin_wars/battles/match_terms.h"

namespace lab {

namespace {

using words::mark;

constexpr double kSingleSpacing = 1.6;  // diameters between single coins

int type_named(const Stock& stock, std::string_view name) {
    return static_cast<int>(std::ranges::find(stock.types, name, &cw::CoinType::name) - stock.types.begin());
}

// Blocks stand in a row centred on the zone; a block without room moves to the nearest free place.
Genome genome_of(const PointList& list, const Stock& stock) {
    const auto phalanx = static_cast<int>(battles::find_formation("phalanx") - battles::formations().data());
    Genome genome;
    for (const ListBlock& block : list.blocks)
        for (int i = 0; i < block.times; ++i) {
            Block one;
            if (block.quarters > 0) one.parts.push_back({type_named(stock, "quarter"), block.quarters});
            one.parts.push_back({type_named(stock, block.type), block.coins});
            one.formation = phalanx;
            one.spacing = block.apart ? kSingleSpacing : 1;
            genome.blocks.push_back(std::move(one));
        }
    const double step = stock.width / static_cast<double>(genome.blocks.size());
    for (std::size_t i = 0; i < genome.blocks.size(); ++i)
        genome.blocks[i].across = (static_cast<double>(i) + 0.5) * step - stock.width / 2;
    return genome;
}

}  // namespace

const std::vector<PointList>& point_lists() {
    static const std::vector<PointList> lists{
        {"mixed",
         mark("Mixed"),
         true,
         {{1, 1, 10, "nickel"}, {1, 0, 1, "dollar", true}, {1, 0, 13, "dime", true}, {1, 0, 12, "penny", true}}},
        {"led_nickels", mark("Led Nickels"), true, {{2, 1, 5, "nickel"}, {1, 0, 5, "nickel"}, {1, 0, 3, "dime", true}}},
        {"nickels", mark("Nickels"), true, {{2, 0, 10, "nickel"}, {1, 0, 3, "dime", true}}},
        {"quarters", mark("Quarters"), true, {{1, 0, 8, "quarter", true}, {1, 0, 3, "dime", true}}},
        {"dollars",
         mark("Dollars"),
         true,
         {{1, 0, 4, "dollar", true}, {1, 0, 1, "quarter", true}, {1, 0, 1, "nickel", true}, {1, 0, 12, "penny", true}}},
        {"levy", mark("Levy"), true, {{5, 1, 6, "penny"}, {1, 0, 2, "quarter", true}, {1, 0, 2, "nickel", true}}},
        {"led_spies", mark("Led Spies"), false, {{6, 1, 3, "half_dollar"}, {1, 1, 2, "half_dollar"}}},
        {"spies", mark("Spies"), false, {{1, 0, 20, "half_dollar", true}, {1, 0, 7, "quarter", true}}},
        {"dimes", mark("Dimes"), false, {{1, 0, 41, "dime", true}, {1, 0, 4, "quarter", true}}},
        {"dime_armies",
         mark("Dime Armies"),
         false,
         {{2, 0, 15, "dime"}, {1, 0, 11, "dime"}, {1, 0, 4, "quarter", true}}},
    };
    return lists;
}

const PointList* find_point_list(std::string_view key) {
    const auto found = std::ranges::find(point_lists(), key, &PointList::key);
    return found == point_lists().end() ? nullptr : &*found;
}

core::Result<Force, battles::Faults> force_of(const battles::Library& library, const PointList& list) {
    auto types = battles::types_of(library, {"us"});
    if (!types) return core::failure(types.error());
    Stock stock{.types = std::move(*types), .by = cw::Price::Points, .budget = kListPoints, .coins = kListCoins};
    const auto plan = plan_of(genome_of(list, stock), stock);
    return force_of(library, *plan, words::english(list.name));
}

}  // namespace lab
