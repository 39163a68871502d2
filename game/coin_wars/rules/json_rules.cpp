// What both sides agree on: the table options and which coins are watchers (CW-3); json_advanced.cpp
// has section 8.

#include <algorithm>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

// What else stands beside them.
constexpr std::string_view kOtherKeys[]{"preset",       "terrain",    "morale",  "dice",
                                        "going_beyond", "technology", "watchers"};

std::size_t value_from(const Field& field, const TableOption& option) {
    // The rule book says yes and no, files say true and false: both are taken.
    if (option.yes_or_no && !field.json().is_string()) return field.boolean() ? 1 : 0;
    std::vector<std::string> words;
    for (const RuleValue& value : option.values) words.emplace_back(value.in_files);
    return field.choice(words);
}

Json value_json(const TableOptions& options, const TableOption& option) {
    const std::size_t now = option.now(options);
    return option.yes_or_no ? Json(now == 1) : Json(option.values[now].in_files);
}

TableOptions options_from(const Field& rules) {
    const auto preset = rules.find("preset");
    TableOptions options =
        preset && preset->choice({"kitchen", "tournament"}) == 1 ? tournament() : kitchen_table();
    for (const TableOption* option : table_options_as_written())
        if (const auto field = rules.find(option->key)) option->set(options, value_from(*field, *option));
    return options;
}

std::vector<std::string_view> rule_keys() {
    std::vector<std::string_view> keys(std::begin(kOtherKeys), std::end(kOtherKeys));
    for (const TableOption& option : table_options()) keys.emplace_back(option.key);
    return keys;
}

bool has_coins(const Scenario& scenario, Side side, const std::vector<int>& watchers) {
    return std::ranges::any_of(scenario.coins, [&](const CoinSetup& coin) {
        return coin.side == side && std::ranges::find(watchers, coin.type) == watchers.end();
    });
}

std::vector<int> watchers_from(const Field& field, const Scenario& scenario) {
    const std::vector<int> watchers = types_from(field, scenario);
    for (const Side side : {Side::Heads, Side::Tails})
        if (!has_coins(scenario, side, watchers))
            field.complain(side == Side::Heads ? say("leaves heads without a coin")
                                               : say("leaves tails without a coin"));
    return watchers;
}

Json watchers_json(const Scenario& scenario) {
    std::vector<int> types;
    for (const CoinSetup& coin : scenario.coins)
        if (coin.watching) types.push_back(coin.type);
    std::ranges::sort(types);
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types_json(types, scenario);
}

}  // namespace

Agreement rules_from(const Field& rules, const Scenario& scenario) {
    rules.only(rule_keys());
    Agreement agreement{options_from(rules), advanced_from(rules, scenario), {}};
    if (const auto field = rules.find("watchers")) agreement.watchers = watchers_from(*field, scenario);
    return agreement;
}

Json rules_json(const Scenario& scenario) {
    Json rules = Json::object();
    write_advanced(rules, scenario);
    rules["watchers"] = watchers_json(scenario);
    for (const TableOption* option : table_options_as_written())
        rules[option->key] = value_json(scenario.options, *option);
    return rules;
}

}  // namespace rules::coin_wars
