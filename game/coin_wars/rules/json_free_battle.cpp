// A free battle as data: its budget, and whether the rest of the battle fits it.

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/coin_wars/rules/scenario.h"

namespace rules::coin_wars {

namespace {

void read_budget(const Field& field, FreeBattle& free, const file::Nothing&) {
    field.only({"cents", "points"});
    if (field.has("cents") == field.has("points")) field.refuse("either cents or points are agreed on (R-2)");
    if (field.has("points"))
        free.budget = Budget{Price::Points, field.at("points").number(0.5, limits::kPrice)};
    else
        free.budget = Budget{Price::FaceValue, static_cast<double>(field.at("cents").integer(1, limits::kCents))};
}
Json budget_json(const FreeBattle& free, const file::Nothing&) {
    if (!free.budget) return nullptr;
    if (free.budget->by == Price::Points) return {{"points", free.budget->max}};
    return {{"cents", static_cast<int>(std::lround(free.budget->max))}};
}
Json budget_schema(Json&) {
    const auto either = [](const char* key, Json amount) {
        return Json{{"type", "object"},
                    {"required", {key}},
                    {"additionalProperties", false},
                    {"properties", {{key, std::move(amount)}}}};
    };
    return {{"anyOf",
             {either("cents", file::Whole{1, limits::kCents}.schema()),
              either("points", file::Number{0.5, limits::kPrice}.schema())}}};
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
    const double sum = price(scenario, side, by), max = free.budget->max;
    if (sum > max)
        coins.refuse(sum_in_words(scenario, sum, by)
                         .append(" are ")
                         .append(sum_in_words(scenario, sum - max, by))
                         .append(" more than the budget of ")
                         .append(sum_in_words(scenario, max, by))
                         .append(" (R-2)"));
}

// places are chosen at the table.
void need_in_hand(const Field& coins) {
    for (const Field& coin : coins.items(limits::kCoins))
        for (const char* key : {"at", "arrives"})
            coin.member(key, [](const Field& place) {
                place.refuse("in a free battle all coins are still to be deployed (R-0)");
            });
}

}  // namespace

const file::Fields<FreeBattle>& free_fields() {
    static const auto fields =
        file::Fields<FreeBattle>()
            .by("budget", file::Need::Kept, read_budget, budget_json, budget_schema,
                "for each side; left out: 250 cents; null: none")
            .kept("coins", &FreeBattle::coins, file::Whole{1, static_cast<int>(limits::kCoins) / 2},
                  "at most so many a side; left out: 45")
            .check([](const Field& field, FreeBattle& free, const file::Nothing&) {
                if (field.json().contains("budget") && !field.has("budget")) free.budget.reset();
            });
    return fields;
}

FreeBattle free_from(const Field& field) {
    FreeBattle free;
    free_fields().read(field, free, {});
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

Json free_json(const FreeBattle& free) { return free_fields().write(free, {}); }

}  // namespace rules::coin_wars
