// What both sides agree on: the table options and which coins are watchers (CW-3); json_advanced.cpp
// has section 8.

#include <algorithm>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

const std::vector<std::string> kCardRange{"any", "long_edge", "short_edge"};
const std::vector<std::string> kFriends{"pass", "block"};
const std::vector<std::string> kEngage{"no", "move_then_attack"};
const std::vector<std::string> kFireBlocked{"no", "enemies", "any"};
const std::vector<std::string> kGather{"free", "own_reach"};
const std::vector<std::string> kArmyFront{"whole", "two_ranks"};

template <class Option>
void read(const Field& rules, const char* key, const std::vector<std::string>& words, Option& option) {
    if (const auto field = rules.find(key)) option = static_cast<Option>(field->choice(words));
}

template <class Option>
const std::string& written(const std::vector<std::string>& words, Option option) {
    return words[static_cast<std::size_t>(option)];
}

// The rule book says yes and no, files say true and false: both are taken.
bool yes_or_no(const Field& field) {
    return field.json().is_string() ? field.choice({"no", "yes"}) == 1 : field.boolean();
}

TableOptions options_from(const Field& rules) {
    const auto preset = rules.find("preset");
    TableOptions options =
        preset && preset->choice({"kitchen", "tournament"}) == 1 ? tournament() : kitchen_table();
    read(rules, "card_range", kCardRange, options.card_range);
    read(rules, "friends", kFriends, options.friends);
    if (const auto field = rules.find("spy_beats_armored")) options.spy_beats_armored = yes_or_no(*field);
    if (const auto field = rules.find("spy_struck_back")) options.spy_struck_back = yes_or_no(*field);
    read(rules, "engage", kEngage, options.engage);
    read(rules, "gather", kGather, options.gather);
    read(rules, "army_front", kArmyFront, options.army_front);
    read(rules, "fire_blocked", kFireBlocked, options.fire_blocked);
    return options;
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
    rules.only({"preset", "terrain", "morale", "dice", "going_beyond", "technology", "watchers", "card_range",
                "friends", "spy_beats_armored", "spy_struck_back", "engage", "gather", "army_front",
                "fire_blocked"});
    Agreement agreement{options_from(rules), advanced_from(rules, scenario), {}};
    if (const auto field = rules.find("watchers")) agreement.watchers = watchers_from(*field, scenario);
    return agreement;
}

Json rules_json(const Scenario& scenario) {
    Json rules = Json::object();
    write_advanced(rules, scenario);
    rules["watchers"] = watchers_json(scenario);
    const TableOptions& options = scenario.options;
    rules["card_range"] = written(kCardRange, options.card_range);
    rules["friends"] = written(kFriends, options.friends);
    rules["spy_beats_armored"] = options.spy_beats_armored;
    rules["spy_struck_back"] = options.spy_struck_back;
    rules["engage"] = written(kEngage, options.engage);
    rules["gather"] = written(kGather, options.gather);
    rules["army_front"] = written(kArmyFront, options.army_front);
    rules["fire_blocked"] = written(kFireBlocked, options.fire_blocked);
    return rules;
}

}  // namespace rules::coin_wars
