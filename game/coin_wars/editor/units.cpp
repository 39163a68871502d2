#include "game/coin_wars/editor/units.h"

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"

namespace editor {

namespace {

constexpr std::string_view kOnBoth = "-both";  // suffix of an emblem (coin_design.h)

bool is_taken(const cw::Scenario& scenario, const std::string& key) {
    return core::contains(scenario.types, key, &cw::CoinType::name) ||
           core::contains(scenario.coins, key, &cw::CoinSetup::id);
}

// Returns, for example, "nickel-2".
std::string free_key(const cw::Scenario& scenario, const std::string& coin) {
    int number = 2;
    const auto key = [&] { return coin + "-" + std::to_string(number); };
    while (is_taken(scenario, key())) ++number;
    return key();
}

}  // namespace

bool can_be_unit(const cw::Scenario& scenario, std::span<const int> coins) {
    if (coins.empty() || scenario.types.size() >= cw::limits::kTypes) return false;
    const cw::CoinSetup& first = scenario.coin(coins.front());
    return std::ranges::all_of(coins, [&](int coin) {
        return scenario.coin(coin).side == first.side && scenario.coin(coin).type == first.type;
    });
}

void make_unit(Draft& draft, std::span<const int> coins) {
    cw::Scenario& scenario = draft.scenario;
    const cw::CoinSetup first = scenario.coin(coins.front());
    cw::CoinType unit = scenario.type(first.type);
    unit.unit_of = unit.coin();
    unit.name = free_key(scenario, unit.unit_of);
    unit.unit_side = first.side;
    const std::string number = unit.name.substr(unit.name.rfind('-') + 1);
    unit.title = words::english(cw::display_name(scenario, first.type, first.side)) + " " + number;
    scenario.sides[cw::index(first.side)].names[unit.name] = unit.title;
    scenario.types.push_back(std::move(unit));
    for (const int coin : coins) scenario.coin(coin).type = static_cast<int>(scenario.types.size()) - 1;
}

void be_coins_again(cw::Scenario& scenario, std::span<const int> coins) {
    for (const int coin : coins) {
        const std::string& base = scenario.type_of(coin).coin();
        scenario.coin(coin).type =
            static_cast<int>(std::ranges::find(scenario.types, base, &cw::CoinType::name) - scenario.types.begin());
    }
}

void set_emblem(cw::Scenario& scenario, const std::string& unit, std::string_view emblem) {
    const auto display_name = [&](const std::string& name) {
        return std::ranges::find(scenario.types, name, &cw::CoinType::name);
    };
    cw::CoinType& type = *display_name(unit);
    type.design = emblem.empty() ? display_name(type.unit_of)->design : std::string(emblem).append(kOnBoth);
}

std::string emblem_of(const cw::Scenario& scenario, const std::string& unit) {
    const auto type = std::ranges::find(scenario.types, unit, &cw::CoinType::name);
    const std::size_t word = type->design.rfind(kOnBoth);
    return word == std::string::npos ? std::string() : type->design.substr(0, word);
}

}  // namespace editor
