// The breeder's fixed reference opponents.

#include <algorithm>
#include <map>

#include "game/coin_wars/battles/army_purchase.h"
#include "game/coin_wars/lab/breeder.h"
#include "game/coin_wars/rules/army.h"

namespace lab {

namespace {

int formation_called(std::string_view key) {
    return static_cast<int>(battles::find_formation(key) - battles::formations().data());
}

int type_called(const Stock& stock, const std::string& name) {
    return static_cast<int>(std::ranges::find(stock.types, name, &cw::CoinType::name) - stock.types.begin());
}

// Commanders with ten followers each, the rest in Armies of up to fifteen; side by side in lines.
Genome in_blocks(std::map<int, int> coins, const Stock& stock) {
    Genome genome;
    const auto add = [&](std::vector<Block::Part> parts) {
        Block block;
        block.parts = std::move(parts);
        block.formation = formation_called("line");
        const int number = static_cast<int>(genome.blocks.size());
        block.across = (number % 2 == 0 ? 1 : -1) * ((number + 1) / 2) * 7.0;
        genome.blocks.push_back(std::move(block));
    };
    const auto others = [&] {
        return std::ranges::find_if(coins, [&](const auto& each) {
            return each.second > 0 && !stock.types[static_cast<std::size_t>(each.first)].command;
        });
    };
    for (auto& [type, count] : coins) {
        if (!stock.types[static_cast<std::size_t>(type)].command) continue;
        for (auto other = others(); count > 0 && other != coins.end(); --count, other = others()) {
            const int followers = std::min(other->second, cw::kMostBesides);
            other->second -= followers;
            add({{type, 1}, {other->first, followers}});
        }
    }
    for (auto& [type, count] : coins)
        for (; count > 0; count -= std::min(count, cw::kMostOfOneType))
            add({{type, std::min(count, cw::kMostOfOneType)}});
    return genome;
}

void add_list(std::vector<Force>& gallery, std::map<int, int> coins, const Stock& stock) {
    if (static_cast<int>(gallery.size()) == kGallery) return;
    const auto plan = plan_of(in_blocks(std::move(coins), stock), stock);
    if (plan) gallery.push_back(force_of(stock.types, *plan, plan->title));
}

}  // namespace

std::vector<Force> fixed_gallery(const Stock& stock) {
    std::vector<Force> gallery;
    const cw::FreeBattle free{cw::Budget{stock.by, stock.budget}, stock.coins};
    const battles::Muster muster(stock.types, free);
    for (const battles::ReadyList& ready : battles::ready_lists()) {
        const auto bought = battles::filled(ready, muster);
        if (!bought) continue;
        std::map<int, int> coins;
        for (const auto& [name, count] : *bought) coins[type_called(stock, name)] = count;
        add_list(gallery, std::move(coins), stock);
    }
    for (int type = 0; type < static_cast<int>(stock.types.size()); ++type) {
        const int count = std::min(stock.coins, static_cast<int>(stock.budget / stock.price(type)));
        if (count > 0) add_list(gallery, {{type, count}}, stock);
    }
    return gallery;
}

}  // namespace lab
