// A free battle as data: its budget, and whether the rest of the battle fits it.

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

namespace {

std::optional<Budget> budget_from(const Field& free) {
    // Left out: the default; null: none.
    if (!free.json().contains("budget")) return Budget{};
    const auto field = free.find("budget");
    if (!field) return std::nullopt;
    field->only({"cents", "points"});
    if (field->has("cents") == field->has("points")) field->refuse("either cents or points are agreed on (R-2)");
    if (field->has("points")) return Budget{Price::Points, field->at("points").number(0.5, limits::kPrice)};
    return Budget{Price::FaceValue, static_cast<double>(field->at("cents").integer(1, limits::kCents))};
}

std::string sum_in_words(const Scenario& scenario, double sum, Price by) {
    if (by == Price::FaceValue) return words::english(in_money(scenario, static_cast<int>(std::lround(sum))));
    char text[48];
    std::snprintf(text, sizeof text, "%g points", sum);
    return text;
}

void need_within_budget(const Scenario& scenario, const Field& coins, Side side) {
    const FreeBattle& free = *scenario.free;
    const int count = static_cast<int>(std::ranges::count(scenario.coins, side, &CoinSetup::side));
    if (count > free.coins)
        coins.refuse(std::to_string(count)
                         .append(" coins are ")
                         .append(std::to_string(count - free.coins))
                         .append(" more than the ")
                         .append(std::to_string(free.coins))
                         .append(" of this free battle (R-2)"));
    if (!free.budget) return;
    const Price by = free.budget->by;
    const double sum = price(scenario, side, by), most = free.budget->most;
    if (sum > most)
        coins.refuse(sum_in_words(scenario, sum, by)
                         .append(" are ")
                         .append(sum_in_words(scenario, sum - most, by))
                         .append(" more than the budget of ")
                         .append(sum_in_words(scenario, most, by))
                         .append(" (R-2)"));
}

// where they stand is decided at the table.
void need_in_hand(const Field& coins) {
    for (const Field& coin : coins.items(limits::kCoins))
        for (const char* key : {"at", "arrives"})
            coin.member(key, [](const Field& place) {
                place.refuse("in a free battle all coins are still to be deployed (R-0)");
            });
}

}  // namespace

FreeBattle free_from(const Field& field) {
    field.only({"budget", "coins"});
    FreeBattle free;
    free.budget = budget_from(field);
    if (const auto coins = field.find("coins")) free.coins = coins->integer(1, static_cast<int>(limits::kCoins) / 2);
    return free;
}

void need_fitting_free(const Scenario& scenario, const Field& battle) {
    if (scenario.first) battle.attempt([&] { battle.at("first").refuse("in a free battle the toss decides (R-0)"); });
    for (const Side side : {Side::Heads, Side::Tails})
        battle.attempt([&] {
            const Field coins = battle.at("sides").at(word(side)).at("coins");
            need_in_hand(coins);
            need_within_budget(scenario, coins, side);
        });
}

Json free_json(const FreeBattle& free) {
    Json budget = nullptr;
    if (free.budget && free.budget->by == Price::Points)
        budget = {{"points", free.budget->most}};
    else if (free.budget)
        budget = {{"cents", static_cast<int>(std::lround(free.budget->most))}};
    return {{"budget", budget}, {"coins", free.coins}};
}

}  // namespace rules::coin_wars
