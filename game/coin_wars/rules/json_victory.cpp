// BX-7: victory as data, a tree of conditions.

#include <algorithm>

#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;
using When = Condition::When;
using file::Need;

// Coins of the condition's own side.
void read_coins(const Field& field, Condition& condition, const Scenario& scenario) {
    condition.named = coins_from(field, scenario, condition.side);
}
Json named_json(const Condition& condition, const Scenario& scenario) {
    return condition.named.empty() ? Json() : coins_json(condition.named, scenario);
}

constexpr const char* kTallyMeans = "how far it is, {1} of {2}: Roman coins lost: {1} of {2}";
constexpr file::Whole kCoinsCounted{1, static_cast<int>(limits::kCoins)};

void need_loss(const Field& field, Condition& lost, const Scenario&) {
    if (!field.is_sound()) return;
    if (lost.coins == 0 && lost.cents == 0 && lost.named.empty())
        field.refuse("a number of coins or cents, or named coins are needed");
    if (!lost.named.empty() && lost.coins > static_cast<int>(lost.named.size()))
        field.at("coins").refuse("more coins than are named");
}

const file::Fields<Condition, Scenario>& lost_fields() {
    static const auto fields =
        file::Fields<Condition, Scenario>()
            .named("lost")
            .needed("side", &Condition::side)
            .maybe("coins", &Condition::coins, kCoinsCounted, "at least so many, of the named ones if there are any")
            .maybe("cents", &Condition::cents, file::Whole{1, limits::kCents})
            .by("named", Need::Maybe, read_coins, named_json, ids_schema,
                "only these count; without coins and cents each of them")
            .maybe("tally", file::in(&Condition::tally, &Wording::text), kWordingText, kTallyMeans)
            .check(need_loss);
    return fields;
}

// The ground with exactly this area, if its name is unique: writing its name keeps the two together.
const Terrain* ground_of(const Condition& held, const Scenario& scenario) {
    const auto& terrain = scenario.terrain;
    const auto ground = std::ranges::find(terrain, held.area, &Terrain::polygon);
    if (ground == terrain.end() || ground->name.empty()) return nullptr;
    return std::ranges::count(terrain, ground->name, &Terrain::name) > 1 ? nullptr : &*ground;
}

void read_ground(const Field& field, Condition& held, const Scenario& scenario) {
    held.area = ground_from(field, scenario).polygon;
}

void need_place(const Field& field, Condition& held, const Scenario&) {
    if (const auto area = field.find("area"); area && field.has("terrain"))
        area->refuse("an area or a terrain's name is needed, not both");
    if (!field.has("terrain")) field.at("area");
    if (!field.is_sound()) return;
    if (!field.has("count")) held.coins = 1;
    const auto turns = field.find("turns");
    if (turns && !field.has("when")) held.when = When::TurnEnd;
    if (turns && held.when != When::TurnEnd && held.turns > 1) turns->refuse("several turns are counted at turn ends");
}

const file::Fields<Condition, Scenario>& held_fields() {
    static const auto fields =
        file::Fields<Condition, Scenario>()
            .named("held")
            .needed("by", &Condition::side)
            .kept("count", &Condition::coins, kCoinsCounted, "at least so many stand there; left out: 1")
            .by(
                "area", Need::Maybe,
                [](const Field& field, Condition& held, const Scenario& scenario) {
                    PolygonForm().read(field, held.area, scenario);
                },
                [](const Condition& held, const Scenario& scenario) {
                    return ground_of(held, scenario) ? Json() : written(held.area);
                },
                [](Json& definitions) { return PolygonForm().schema(definitions); },
                "a coin stands there whose centre does")
            .by(
                "terrain", Need::Maybe, read_ground,
                [](const Condition& held, const Scenario& scenario) {
                    const Terrain* ground = ground_of(held, scenario);
                    return ground ? Json(ground->name) : Json();
                },
                [](Json&) { return file::Text{limits::kName}.schema(); }, "instead of an area the name of a terrain")
            .by("coins", Need::Maybe, read_coins, named_json, ids_schema, "only these count")
            .maybe("types", &Condition::types, TypesForm(), "only these count")
            .kept("when", &Condition::when)
            .maybe("turns", &Condition::turns, kTurnNumber, "turn ends running")
            .maybe("tally", file::in(&Condition::tally, &Wording::text), kWordingText, kTallyMeans)
            .check(need_place);
    return fields;
}

const file::Fields<Condition, Scenario>& fields_of(Kind kind) {
    return kind == Kind::Lost ? lost_fields() : held_fields();
}

// Reads one tree, counting its conditions to limit its size.
struct TreeReader {
    const Scenario& scenario;
    int left = limits::kConditions;

    std::vector<Condition> several(const Field& list, int depth) {
        std::vector<Condition> conditions;
        for (const Field& item : list.items(limits::kConditions))
            item.attempt([&] { conditions.push_back(one(item, depth)); });
        return conditions;
    }

    Condition leaf(const Field& field, Kind kind) const {
        Condition condition{.kind = kind};
        fields_of(kind).read(field, condition, scenario);
        return condition;
    }

    Condition one(const Field& field, int depth) {
        if (depth > limits::kConditionDepth)
            field.refuse("conditions are nested more than " + std::to_string(limits::kConditionDepth) + " deep");
        if (--left < 0) field.refuse("more than " + std::to_string(limits::kConditions) + " conditions");
        field.only({"any", "all", "not", "lost", "held"});
        const auto members = field.members();
        if (members.empty()) field.refuse("one of any, all, not, lost, held is needed");
        if (members.size() > 1)
            field.refuse("only one of any, all, not, lost, held may stand here, not " + std::to_string(members.size()));
        const auto& [name, value] = members.front();
        if (name == "lost" || name == "held") return leaf(value, name == "lost" ? Kind::Lost : Kind::Held);
        if (name == "not") return {Kind::Not, {one(value, depth + 1)}};
        return {name == "any" ? Kind::Any : Kind::All, several(value, depth + 1)};
    }
};

const file::Fields<LimitResult, Scenario>& result_fields() {
    static const auto fields = file::Fields<LimitResult, Scenario>()
                                   .named("limit_result")
                                   .needed("when", &LimitResult::when, ConditionForm())
                                   .kept("winner", &LimitResult::winner, "null: a draw");
    return fields;
}

void read_at_limit(const Field& at, Victory& victory, const Scenario& scenario) {
    const auto read = [&](const Field& item) {
        if (item.json().is_string())
            victory.at_limit = rules::read<AtLimit>(item);
        else
            result_fields().read(item, victory.results.emplace_back(), scenario);
    };
    if (!at.json().is_array()) return read(at);
    const auto items = at.items(limits::kResults);
    for (const Field& item : items)
        item.attempt([&] {
            read(item);
            if (item.json().is_string() && &item != &items.back()) item.refuse("stands last in the list");
        });
}
Json at_limit_json(const Victory& victory, const Scenario& scenario) {
    const std::string& last = word(victory.at_limit);
    if (victory.results.empty()) return last;
    Json list =
        list_json(victory.results, [&](const LimitResult& each) { return result_fields().write(each, scenario); });
    list.push_back(last);
    return list;
}
Json at_limit_schema(Json& definitions) {
    const Json word = file::AsTyped().schema_of<AtLimit>(definitions), result = result_fields().schema(definitions);
    const Json list{{"type", "array"}, {"maxItems", limits::kResults}, {"items", {{"anyOf", {word, result}}}}};
    return {{"anyOf", {word, list}}};
}

const file::Fields<VictoryDegree, Scenario>& degree_fields() {
    static const auto fields = file::Fields<VictoryDegree, Scenario>()
                                   .named("degree")
                                   .needed("degree", &VictoryDegree::degree)
                                   .maybe("winner", &VictoryDegree::winner, "whose victory; left out: either side's")
                                   .maybe("ahead", &VictoryDegree::ahead, file::Whole{1, limits::kCents},
                                          "cents by which the winner's purse is the larger")
                                   .maybe("when", &VictoryDegree::when, ConditionForm());
    return fields;
}

const file::Fields<VictoryWords, Scenario>& words_fields() {
    static const auto fields = file::Fields<VictoryWords, Scenario>()
                                   .maybe("heads", &VictoryWords::heads, kWordingText)
                                   .maybe("tails", &VictoryWords::tails, kWordingText)
                                   .maybe("limit", &VictoryWords::limit, kWordingText);
    return fields;
}

// 0: no limit.
struct RoundLimit : file::Whole {
    Json write(int turns) const { return turns > 0 ? Json(turns) : Json(); }
};

Json one_json(const Condition& condition, const Scenario& scenario) {
    if (condition.kind == Kind::Lost) return {{"lost", lost_fields().write(condition, scenario)}};
    if (condition.kind == Kind::Held) return {{"held", held_fields().write(condition, scenario)}};
    if (condition.kind == Kind::Not) return {{"not", one_json(condition.of.front(), scenario)}};
    return {{condition.kind == Kind::Any ? "any" : "all",
             list_json(condition.of, [&](const Condition& each) { return one_json(each, scenario); })}};
}

}  // namespace

void ConditionForm::read(const Field& field, Condition& condition, const Scenario& scenario) const {
    condition = TreeReader{scenario}.one(field, 1);
}
Json ConditionForm::write(const Condition& condition, const Scenario& scenario) const {
    return one_json(condition, scenario);
}
Json ConditionForm::schema(Json& definitions) const {
    return file::defined(definitions, "condition", [](Json& within) {
        const Json itself{{"$ref", "#/definitions/condition"}};
        const Json list{{"type", "array"}, {"maxItems", limits::kConditions}, {"items", itself}};
        const Json parts{{"any", list},
                         {"all", list},
                         {"not", itself},
                         {"lost", lost_fields().schema(within)},
                         {"held", held_fields().schema(within)}};
        return Json{{"description", "BX-7: one of any, all, not, lost, held"},
                    {"type", "object"},
                    {"minProperties", 1},
                    {"maxProperties", 1},
                    {"additionalProperties", false},
                    {"properties", parts}};
    });
}

const file::Fields<Victory, Scenario>& victory_fields() {
    static const auto fields =
        file::Fields<Victory, Scenario>()
            .kept("turns", &Victory::turns, RoundLimit{{0, limits::kTurns}})
            .by("at_limit", Need::Kept, read_at_limit, at_limit_json, at_limit_schema,
                "BX-7: what decides at the turn limit; of a list the first result that holds, else its last word")
            .kept(
                "heads", [](auto& victory) -> auto& { return victory.goals[index(Side::Heads)]; }, ConditionForm())
            .kept(
                "tails", [](auto& victory) -> auto& { return victory.goals[index(Side::Tails)]; }, ConditionForm())
            .maybe("words", &Victory::words, file::Object<VictoryWords, Scenario>{words_fields},
                   "each side's goal in a sentence, and what happens when the last turn ends; left out: the program "
                   "says it")
            .maybe("degrees", &Victory::degrees,
                   file::ListOf{file::Object<VictoryDegree, Scenario>{degree_fields}, limits::kDegrees},
                   "BX-14: how complete a victory is, the first that fits; if none does it is marginal");
    return fields;
}

}  // namespace rules::coin_wars
