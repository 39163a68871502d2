// The agreement of both sides: the table options, which coins are watchers (CW-3), and section 8.

#include <algorithm>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace rules::coin_wars {

namespace {

// R-40 and the advanced rules of section 8, and the types not agreed on (CW-3).
struct Agreement {
    TableOptions options = kitchen_table();
    AdvancedRules advanced{};
    std::vector<int> watchers{};  // types
};

std::size_t value_from(const Field& field, const TableOption& option) {
    // The rule book says yes and no, files say true and false: both are accepted.
    if (option.yes_or_no && !field.json().is_string()) return field.boolean() ? 1 : 0;
    std::vector<std::string> words;
    for (const RuleValue& value : option.values) words.emplace_back(value.in_files);
    return field.choice(words);
}

Json value_json(const TableOptions& options, const TableOption& option) {
    const std::size_t now = option.now(options);
    return option.yes_or_no ? Json(now == 1) : Json(option.values[now].in_files);
}

Json value_schema(const TableOption& option) {
    if (option.yes_or_no) return {{"enum", {true, false, "yes", "no"}}};
    Json words = Json::array();
    for (const RuleValue& value : option.values) words.push_back(value.in_files);
    return {{"enum", words}};
}

void read_preset(const Field& preset, Agreement& agreement, const Scenario&) {
    agreement.options = preset.choice({"kitchen", "tournament"}) == 1 ? tournament() : kitchen_table();
}

bool has_coins(const Scenario& scenario, Side side, const std::vector<int>& watchers) {
    return std::ranges::any_of(scenario.coins, [&](const CoinSetup& coin) {
        return coin.side == side && !core::contains(watchers, coin.type);
    });
}

void read_watchers(const Field& field, Agreement& agreement, const Scenario& scenario) {
    agreement.watchers = types_from(field, scenario);
    for (const Side side : {Side::Heads, Side::Tails})
        if (!has_coins(scenario, side, agreement.watchers))
            field.complain(side == Side::Heads ? say("leaves heads without a coin")
                                               : say("leaves tails without a coin"));
}

std::vector<int> watchers_of(const Scenario& scenario) {
    std::vector<int> types;
    for (const CoinSetup& coin : scenario.coins)
        if (coin.watching) types.push_back(coin.type);
    std::ranges::sort(types);
    types.erase(std::unique(types.begin(), types.end()), types.end());
    return types;
}

// Section 8 as data: terrain, morale, dice, going beyond (with BX-6), technology (with BX-5), special rules (BX-9).

// 0: no die.
struct DieOrNone {
    void read(const Field& field, int& sides) const { sides = field.json() == Json(false) ? 0 : sides_from(field); }
    Json write(int sides) const { return sides > 0 ? Json(sides) : Json(); }
    Json schema() const { return {{"enum", {false, 4, 6, 8, 10, 12, 20}}}; }
};

// The side whose coins may go beyond.
struct Beyonder {
    const Scenario& scenario;
    Side side;
};
struct BeyonderCoins {
    void read(const Field& field, std::vector<int>& coins, const Beyonder& of) const {
        coins = named_coins_from(field, of.scenario, of.side);
        if (coins.empty() && field.is_sound()) field.refuse("names no coin of this side");
    }
    Json write(const std::vector<int>& coins, const Beyonder& of) const { return coins_json(coins, of.scenario); }
    Json schema(Json& definitions) const { return ids_schema(definitions); }
};

const file::Fields<Beyond, Beyonder>& beyond_fields() {
    static const auto fields =
        file::Fields<Beyond, Beyonder>()
            .maybe("coins", &Beyond::coins, BeyonderCoins(), "coins, or types for all their coins; left out: any")
            .maybe("battle", &Beyond::a_battle, kTurnNumber, "so often in a battle")
            .maybe("turn", &Beyond::a_turn, kTurnNumber, "so often in a turn")
            .maybe("until", &Beyond::to_turn, kTurnNumber, "the last turn in which it is allowed");
    return fields;
}

// true: without limits, false: not allowed.
std::optional<Beyond> beyond_from(const Field& field, const Beyonder& of) {
    Beyond beyond;
    if (field.json().is_boolean()) return field.boolean() ? std::optional(beyond) : std::nullopt;
    beyond_fields().read(field, beyond, of);
    return beyond;
}
Json beyond_json(const std::optional<Beyond>& beyond, const Beyonder& of) {
    return beyond && *beyond != Beyond{} ? beyond_fields().write(*beyond, of) : Json(beyond.has_value());
}
Json boolean_or(Json schema) { return {{"anyOf", {{{"type", "boolean"}}, std::move(schema)}}}; }

void read_both_beyond(const Field& field, Agreement& agreement, const Scenario& scenario) {
    auto& both = agreement.advanced.beyond;
    if (field.json().is_boolean()) {
        both.fill(beyond_from(field, {scenario, Side::Heads}));
        return;
    }
    field.only({"heads", "tails"});
    for (const Side side : {Side::Heads, Side::Tails})
        field.member(word(side), [&](const Field& own) { both[index(side)] = beyond_from(own, {scenario, side}); });
}
Json both_beyond_json(const Agreement& agreement, const Scenario& scenario) {
    const auto& [heads, tails] = agreement.advanced.beyond;
    if (heads == tails && (!heads || *heads == Beyond{})) return heads.has_value();
    return {{"heads", beyond_json(heads, {scenario, Side::Heads})},
            {"tails", beyond_json(tails, {scenario, Side::Tails})}};
}
Json both_beyond_schema(Json& definitions) {
    const Json own =
        file::defined(definitions, "beyond", [](Json& within) { return boolean_or(beyond_fields().schema(within)); });
    return boolean_or(
        {{"type", "object"}, {"additionalProperties", false}, {"properties", {{"heads", own}, {"tails", own}}}});
}

struct SevereForm {
    void read(const Field& field, Severe& severe) const {
        severe = field.choice({"die", "bonus"}) == 0 ? Severe::Die : Severe::Bonus;
    }
    Json write(Severe severe) const {
        if (severe == Severe::No) return nullptr;
        return severe == Severe::Die ? "die" : "bonus";
    }
    Json schema() const { return {{"enum", {"die", "bonus"}}}; }
};

const file::Fields<Technology, Scenario>& technology_fields() {
    static const auto fields =
        file::Fields<Technology, Scenario>()
            .named("technology")
            .needed("backward", &Technology::backward)
            .kept("severe", &Technology::severe, SevereForm())
            .maybe("types", &Technology::types, TypesForm(),
                   "of the advanced side that have the advantage; left out: all")
            .maybe("against", &Technology::against, TypesForm(), "of the backward side that suffer it; left out: all")
            .maybe("ranged_only", &Technology::ranged_only)
            .maybe("from_turn", &Technology::from_turn, kTurnNumber);
    return fields;
}
constexpr file::ListOf<file::Object<Technology, Scenario>> kTechnologies{{technology_fields}, limits::kTechnologies};

// A single one may replace a list, and false an empty list.
void read_technologies(const Field& field, Agreement& agreement, const Scenario& scenario) {
    auto& all = agreement.advanced.technology;
    if (field.json() == Json(false)) return;
    if (field.json().is_array()) return kTechnologies.read(field, all, scenario);
    technology_fields().read(field, all.emplace_back(), scenario);
}
Json technologies_json(const Agreement& agreement, const Scenario& scenario) {
    const auto& all = agreement.advanced.technology;
    if (all.empty()) return nullptr;
    if (all.size() == 1) return technology_fields().write(all.front(), scenario);
    return kTechnologies.write(all, scenario);
}
Json technologies_schema(Json& definitions) {
    return {{"anyOf",
             {{{"enum", {false}}},
              technology_fields().schema(definitions),
              kTechnologies.schema_of<std::vector<Technology>>(definitions)}}};
}

template <class Member>
auto advanced(Member member) {
    return file::in(&Agreement::advanced, member);
}

void add_options(file::Fields<Agreement, Scenario>& fields) {
    for (const TableOption* option : table_options_as_written())
        // Options from later rulings are written only if set, so that old files are rewritten unchanged.
        fields.by(
            option->key, option->of_battle ? file::Need::Maybe : file::Need::Kept,
            [option](const Field& field, Agreement& agreement, const Scenario&) {
                option->set(agreement.options, value_from(field, *option));
            },
            [option](const Agreement& agreement, const Scenario&) {
                const bool is_none = option->of_battle && option->now(agreement.options) == 0;
                return is_none ? Json() : value_json(agreement.options, *option);
            },
            [option](Json&) { return value_schema(*option); });
}

const file::Fields<Agreement, Scenario>& rule_fields() {
    using file::Need;
    static const auto fields = [] {
        file::Fields<Agreement, Scenario> all;
        all.by(
               "preset", Need::Maybe, read_preset, [](const Agreement&, const Scenario&) { return Json(); },
               [](Json&) {
                   return file::Choice{{"kitchen", "tournament"}}.schema();
               })
            .kept("terrain", advanced(&AdvancedRules::terrain), "CW-24, CW-25: defensive and offensive ground count")
            .kept("morale", advanced(&AdvancedRules::morale))
            .kept("dice", advanced(&AdvancedRules::dice), DieOrNone())
            .by("going_beyond", Need::Kept, read_both_beyond, both_beyond_json, both_beyond_schema,
                "CW-28, BX-6: for both sides alike, or for each")
            .by("technology", Need::Kept, read_technologies, technologies_json, technologies_schema, "CW-29, BX-5")
            .maybe("special", advanced(&AdvancedRules::special), SpecialRulesForm(), "BX-9: special rules")
            .by(
                "watchers", Need::Kept, read_watchers,
                [](const Agreement& agreement, const Scenario& scenario) {
                    return types_json(agreement.watchers, scenario);
                },
                ids_schema, "CW-3: types that are not agreed on");
        add_options(all);
        return all;
    }();
    return fields;
}

}  // namespace

int sides_from(const Field& field) {
    const int sides = field.integer(0, 100);
    constexpr int kDice[]{4, 6, 8, 10, 12, 20};
    if (!core::contains(kDice, sides))
        field.refuse("must be one of 4, 6, 8, 10, 12, 20 or null, not " + std::to_string(sides));
    return sides;
}

void RulesForm::read(const Field& field, Scenario& scenario) const {
    Agreement agreement;
    rule_fields().read(field, agreement, scenario);
    scenario.options = agreement.options;
    scenario.advanced = std::move(agreement.advanced);
    for (CoinSetup& coin : scenario.coins) coin.watching = core::contains(agreement.watchers, coin.type);
}
Json RulesForm::write(const Scenario& scenario) const {
    return rule_fields().write({scenario.options, scenario.advanced, watchers_of(scenario)}, scenario);
}
Json RulesForm::schema(Json& definitions) const { return rule_fields().schema(definitions); }

}  // namespace rules::coin_wars
