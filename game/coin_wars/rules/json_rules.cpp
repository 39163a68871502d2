// What both sides agree on: the table options, which coins are watchers (CW-3), and section 8.

#include <algorithm>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

// What else stands beside them.
constexpr std::string_view kOtherKeys[]{"preset",       "terrain",    "morale",  "dice",
                                        "going_beyond", "technology", "special", "watchers"};

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
    TableOptions options = kitchen_table();
    rules.member("preset", [&](const Field& preset) {
        if (preset.choice({"kitchen", "tournament"}) == 1) options = tournament();
    });
    for (const TableOption* option : table_options_as_written())
        rules.member(option->key, [&](const Field& field) { option->set(options, value_from(field, *option)); });
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

// Section 8 as data: terrain, morale, dice, going beyond (with BX-6), technology (with BX-5), special rules (BX-9).

int die_from(const Field& field) { return field.json() == Json(false) ? 0 : sides_from(field); }

std::optional<Beyond> beyond_from(const Field& field, const Scenario& scenario, Side side) {
    if (field.json().is_boolean()) return field.boolean() ? std::optional(Beyond{}) : std::nullopt;
    field.only({"coins", "battle", "turn", "until"});
    Beyond beyond;
    field.member("coins", [&](const Field& coins) {
        beyond.coins = named_coins_from(coins, scenario, side);
        if (beyond.coins.empty() && coins.is_sound()) coins.refuse("names no coin of this side");
    });
    field.member("battle", [&](const Field& most) { beyond.a_battle = most.integer(1, limits::kTurns); });
    field.member("turn", [&](const Field& most) { beyond.a_turn = most.integer(1, limits::kTurns); });
    field.member("until", [&](const Field& turn) { beyond.to_turn = turn.integer(1, limits::kTurns); });
    return beyond;
}

std::array<std::optional<Beyond>, 2> both_beyond_from(const Field& field, const Scenario& scenario) {
    if (field.json().is_boolean()) {
        const auto any = field.boolean() ? std::optional(Beyond{}) : std::nullopt;
        return {any, any};
    }
    field.only({"heads", "tails"});
    std::array<std::optional<Beyond>, 2> both;
    for (const Side side : {Side::Heads, Side::Tails})
        field.member(word(side), [&](const Field& own) { both[index(side)] = beyond_from(own, scenario, side); });
    return both;
}

Technology technology_from(const Field& field, const Scenario& scenario) {
    field.only({"backward", "severe", "types", "against", "ranged_only", "from_turn"});
    Technology technology;
    field.attempt([&] { technology.backward = word_from<Side>(field.at("backward")); });
    field.member("severe", [&](const Field& severe) {
        technology.severe = severe.choice({"die", "bonus"}) == 0 ? Severe::Die : Severe::Bonus;
    });
    field.member("types", [&](const Field& types) { technology.types = types_from(types, scenario); });
    field.member("against", [&](const Field& types) { technology.against = types_from(types, scenario); });
    field.member("ranged_only", [&](const Field& ranged) { technology.ranged_only = ranged.boolean(); });
    field.member("from_turn", [&](const Field& turn) { technology.from_turn = turn.integer(1, limits::kTurns); });
    return technology;
}

std::vector<Technology> technologies_from(const Field& field, const Scenario& scenario) {
    if (field.json() == Json(false)) return {};
    if (!field.json().is_array()) return {technology_from(field, scenario)};
    std::vector<Technology> all;
    for (const Field& item : field.items(limits::kTechnologies))
        item.attempt([&] { all.push_back(technology_from(item, scenario)); });
    return all;
}

Json beyond_json(const std::optional<Beyond>& beyond, const Scenario& scenario) {
    if (!beyond) return false;
    if (*beyond == Beyond{}) return true;
    Json json = Json::object();
    if (!beyond->coins.empty()) json["coins"] = coins_json(beyond->coins, scenario);
    if (beyond->a_battle > 0) json["battle"] = beyond->a_battle;
    if (beyond->a_turn > 0) json["turn"] = beyond->a_turn;
    if (beyond->to_turn > 0) json["until"] = beyond->to_turn;
    return json;
}

Json both_beyond_json(const Scenario& scenario) {
    const auto& [heads, tails] = scenario.advanced.beyond;
    if (heads == tails && (!heads || *heads == Beyond{})) return heads.has_value();
    return {{"heads", beyond_json(heads, scenario)}, {"tails", beyond_json(tails, scenario)}};
}

Json severe_json(Severe severe) {
    if (severe == Severe::No) return nullptr;
    return severe == Severe::Die ? "die" : "bonus";
}

Json technology_json(const Technology& technology, const Scenario& scenario) {
    Json json{{"backward", word(technology.backward)}, {"severe", severe_json(technology.severe)}};
    if (!technology.types.empty()) json["types"] = types_json(technology.types, scenario);
    if (!technology.against.empty()) json["against"] = types_json(technology.against, scenario);
    if (technology.ranged_only) json["ranged_only"] = true;
    if (technology.from_turn > 1) json["from_turn"] = technology.from_turn;
    return json;
}

Json technologies_json(const Scenario& scenario) {
    const auto& all = scenario.advanced.technology;
    if (all.empty()) return nullptr;
    if (all.size() == 1) return technology_json(all.front(), scenario);
    return list_json(all, [&](const Technology& each) { return technology_json(each, scenario); });
}

}  // namespace

int sides_from(const Field& field) {
    const int sides = field.integer(0, 100);
    constexpr int kDice[]{4, 6, 8, 10, 12, 20};
    if (std::ranges::find(kDice, sides) == std::end(kDice))
        field.refuse("must be one of 4, 6, 8, 10, 12, 20 or null, not " + std::to_string(sides));
    return sides;
}

Agreement rules_from(const Field& rules, const Scenario& scenario) {
    rules.only(rule_keys());
    Agreement agreement{options_from(rules), advanced_from(rules, scenario), {}};
    rules.member("watchers", [&](const Field& field) { agreement.watchers = watchers_from(field, scenario); });
    return agreement;
}

Json rules_json(const Scenario& scenario) {
    Json rules = Json::object();
    write_advanced(rules, scenario);
    rules["watchers"] = watchers_json(scenario);
    // What came with a later ruling is written only where it says something: what is kept is written again as it was.
    for (const TableOption* option : table_options_as_written())
        if (!option->of_battle || option->now(scenario.options) > 0)
            rules[option->key] = value_json(scenario.options, *option);
    return rules;
}

AdvancedRules advanced_from(const Field& rules, const Scenario& scenario) {
    AdvancedRules advanced;
    rules.member("terrain", [&](const Field& agreed) { advanced.terrain = agreed.boolean(); });
    rules.member("morale", [&](const Field& agreed) { advanced.morale = agreed.boolean(); });
    rules.member("dice", [&](const Field& dice) { advanced.dice = die_from(dice); });
    rules.member("going_beyond", [&](const Field& beyond) { advanced.beyond = both_beyond_from(beyond, scenario); });
    rules.member("technology", [&](const Field& all) { advanced.technology = technologies_from(all, scenario); });
    rules.member("special", [&](const Field& all) { advanced.special = special_rules_from(all, scenario); });
    return advanced;
}

void write_advanced(Json& rules, const Scenario& scenario) {
    const AdvancedRules& advanced = scenario.advanced;
    rules["terrain"] = advanced.terrain;
    rules["morale"] = advanced.morale;
    rules["dice"] = advanced.dice > 0 ? Json(advanced.dice) : Json(nullptr);
    rules["going_beyond"] = both_beyond_json(scenario);
    rules["technology"] = technologies_json(scenario);
    if (!advanced.special.empty()) rules["special"] = special_rules_json(scenario);
}

}  // namespace rules::coin_wars
