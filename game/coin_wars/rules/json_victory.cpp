// BX-7: victory as data, a tree of conditions.

#include <algorithm>

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

using Kind = Condition::Kind;
using When = Condition::When;

Wording wording_from(const Field& field) { return {field.name(limits::kWording)}; }

Condition lost_from(const Field& field, const Scenario& scenario) {
    field.only({"side", "coins", "cents", "named", "tally"});
    Condition lost;
    lost.kind = Kind::Lost;
    lost.side = word_from<Side>(field.at("side"));
    if (const auto coins = field.find("coins")) lost.coins = coins->integer(1, static_cast<int>(limits::kCoins));
    if (const auto cents = field.find("cents")) lost.cents = cents->integer(1, limits::kCents);
    if (const auto named = field.find("named")) lost.named = coins_from(*named, scenario, lost.side);
    if (const auto tally = field.find("tally")) lost.tally = wording_from(*tally);
    if (!field.is_sound()) return lost;
    if (lost.coins == 0 && lost.cents == 0 && lost.named.empty())
        field.refuse("a number of coins or cents, or named coins are needed");
    if (!lost.named.empty() && lost.coins > static_cast<int>(lost.named.size()))
        field.at("coins").refuse("more coins than are named");
    return lost;
}

const Terrain& terrain_named(const Field& field, const Scenario& scenario) {
    const std::string& name = field.name(limits::kName);
    const auto it = std::ranges::find(scenario.terrain, name, &Terrain::name);
    if (it == scenario.terrain.end()) field.refuse("no terrain is called " + excerpt(name));
    return *it;
}

std::vector<Vec2> area_from(const Field& field, const Scenario& scenario) {
    const auto terrain = field.find("terrain");
    if (!terrain) return polygon_from(field.at("area"), scenario.width, scenario.height);
    if (const auto area = field.find("area")) area->refuse("an area or a terrain's name is needed, not both");
    return terrain_named(*terrain, scenario).polygon;
}

Condition held_from(const Field& field, const Scenario& scenario) {
    field.only({"by", "count", "area", "terrain", "coins", "types", "when", "turns", "tally"});
    Condition held;
    held.kind = Kind::Held;
    held.side = word_from<Side>(field.at("by"));
    const auto count = field.find("count");
    held.coins = count ? count->integer(1, static_cast<int>(limits::kCoins)) : 1;
    held.area = area_from(field, scenario);
    if (const auto coins = field.find("coins")) held.named = coins_from(*coins, scenario, held.side);
    if (const auto types = field.find("types")) held.types = types_from(*types, scenario);
    if (const auto tally = field.find("tally")) held.tally = wording_from(*tally);
    const auto turns = field.find("turns");
    if (turns) held.turns = turns->integer(1, limits::kTurns);
    const auto when = field.find("when");
    if (when) held.when = word_from<When>(*when);
    if (!when && turns) held.when = When::TurnEnd;
    if (held.when != When::TurnEnd && held.turns > 1) turns->refuse("several turns are counted at turn ends");
    return held;
}

// Reads one tree; counts on the way, so that it stays small.
struct TreeReader {
    const Scenario& scenario;
    int left = limits::kConditions;

    std::vector<Condition> several(const Field& list, int depth) {
        std::vector<Condition> conditions;
        for (const Field& item : list.items(limits::kConditions))
            item.attempt([&] { conditions.push_back(one(item, depth)); });
        return conditions;
    }

    Condition one(const Field& field, int depth) {
        if (depth > limits::kConditionDepth)
            field.refuse("conditions are nested more than " + std::to_string(limits::kConditionDepth) + " deep");
        if (--left < 0) field.refuse("more than " + std::to_string(limits::kConditions) + " conditions");
        field.only({"any", "all", "not", "lost", "held"});
        const auto members = field.members();
        if (members.size() != 1) field.refuse("one of any, all, not, lost, held is needed");
        const auto& [name, value] = members.front();
        if (name == "lost") return lost_from(value, scenario);
        if (name == "held") return held_from(value, scenario);
        if (name == "not") return {Kind::Not, {one(value, depth + 1)}};
        return {name == "any" ? Kind::Any : Kind::All, several(value, depth + 1)};
    }
};

LimitResult result_from(const Field& field, const Scenario& scenario) {
    field.only({"when", "winner"});
    LimitResult result{condition_from(field.at("when"), scenario), std::nullopt};
    if (const auto winner = field.find("winner")) result.winner = word_from<Side>(*winner);
    return result;
}

void read_results(const Field& list, const Scenario& scenario, Victory& victory) {
    const auto items = list.items(limits::kResults);
    const auto read = [&](const Field& item) {
        if (!item.json().is_string()) return victory.results.push_back(result_from(item, scenario));
        victory.at_limit = word_from<AtLimit>(item);
        if (&item != &items.back()) item.refuse("stands last in the list");
    };
    for (const Field& item : items) item.attempt([&] { read(item); });
}

VictoryDegree degree_from(const Field& field, const Scenario& scenario) {
    field.only({"degree", "winner", "when", "ahead"});
    VictoryDegree degree;
    degree.degree = word_from<Degree>(field.at("degree"));
    field.member("winner", [&](const Field& winner) { degree.winner = word_from<Side>(winner); });
    field.member("when", [&](const Field& when) { degree.when = condition_from(when, scenario); });
    field.member("ahead", [&](const Field& cents) { degree.ahead = cents.integer(1, limits::kCents); });
    return degree;
}

Json degree_json(const VictoryDegree& degree, const Scenario& scenario) {
    Json json{{"degree", word(degree.degree)}};
    if (degree.winner) json["winner"] = word(*degree.winner);
    if (degree.ahead > 0) json["ahead"] = degree.ahead;
    if (degree.when) json["when"] = condition_json(*degree.when, scenario);
    return json;
}

void read_words(const Field& field, VictoryWords& words) {
    field.only({"heads", "tails", "limit"});
    const auto read = [&](const char* key, std::string& text) {
        field.member(key, [&](const Field& found) { text = found.name(limits::kWording); });
    };
    read("heads", words.heads);
    read("tails", words.tails);
    read("limit", words.limit);
}

// Only what is worded.
Json words_json(const VictoryWords& words) {
    Json json = Json::object();
    if (!words.heads.empty()) json["heads"] = words.heads;
    if (!words.tails.empty()) json["tails"] = words.tails;
    if (!words.limit.empty()) json["limit"] = words.limit;
    return json;
}

Json lost_json(const Condition& lost, const Scenario& scenario) {
    Json json{{"side", word(lost.side)}};
    if (lost.coins > 0) json["coins"] = lost.coins;
    if (lost.cents > 0) json["cents"] = lost.cents;
    if (!lost.named.empty()) json["named"] = coins_json(lost.named, scenario);
    if (!lost.tally.text.empty()) json["tally"] = lost.tally.text;
    return {{"lost", json}};
}

// Where the area is that of a ground with a name of its own, the name: so both stay one.
Json where_json(const Condition& held, const Scenario& scenario) {
    const auto& terrain = scenario.terrain;
    const auto ground = std::ranges::find(terrain, held.area, &Terrain::polygon);
    if (ground == terrain.end() || ground->name.empty() ||
        std::ranges::count(terrain, ground->name, &Terrain::name) > 1)
        return {{"area", written(held.area)}};
    return {{"terrain", ground->name}};
}

Json held_json(const Condition& held, const Scenario& scenario) {
    Json json{{"by", word(held.side)}, {"count", held.coins}};
    json.update(where_json(held, scenario));
    if (!held.named.empty()) json["coins"] = coins_json(held.named, scenario);
    if (!held.types.empty()) json["types"] = types_json(held.types, scenario);
    json["when"] = word(held.when);
    if (held.turns > 1) json["turns"] = held.turns;
    if (!held.tally.text.empty()) json["tally"] = held.tally.text;
    return {{"held", json}};
}

Json one_json(const Condition& condition, const Scenario& scenario) {
    if (condition.kind == Kind::Lost) return lost_json(condition, scenario);
    if (condition.kind == Kind::Held) return held_json(condition, scenario);
    if (condition.kind == Kind::Not) return {{"not", one_json(condition.of.front(), scenario)}};
    return {{condition.kind == Kind::Any ? "any" : "all",
             list_json(condition.of, [&](const Condition& each) { return one_json(each, scenario); })}};
}

Json at_limit_json(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    const std::string& last = word(victory.at_limit);
    if (victory.results.empty()) return last;
    Json list = list_json(victory.results, [&](const LimitResult& result) {
        return Json{{"when", condition_json(result.when, scenario)}, {"winner", written(result.winner)}};
    });
    list.push_back(last);
    return list;
}

}  // namespace

Condition condition_from(const Field& field, const Scenario& scenario) { return TreeReader{scenario}.one(field, 1); }

Json condition_json(const Condition& condition, const Scenario& scenario) { return one_json(condition, scenario); }

Victory victory_from(const Field& field, const Scenario& scenario) {
    field.only({"turns", "at_limit", "words", "heads", "tails", "degrees"});
    Victory victory;
    field.member("turns", [&](const Field& turns) { victory.turns = turns.integer(0, limits::kTurns); });
    field.member("at_limit", [&](const Field& at) {
        if (at.json().is_array())
            read_results(at, scenario, victory);
        else
            victory.at_limit = word_from<AtLimit>(at);
    });
    field.member("words", [&](const Field& words) { read_words(words, victory.words); });
    for (const Side side : {Side::Heads, Side::Tails})
        field.member(word(side),
                     [&](const Field& goal) { victory.goals[index(side)] = condition_from(goal, scenario); });
    field.member("degrees", [&](const Field& degrees) {
        for (const Field& item : degrees.items(limits::kDegrees))
            item.attempt([&] { victory.degrees.push_back(degree_from(item, scenario)); });
    });
    return victory;
}

Json victory_json(const Scenario& scenario) {
    const Victory& victory = scenario.victory;
    const auto goal = [&](Side side) {
        const auto& own = victory.goals[index(side)];
        return own ? condition_json(*own, scenario) : Json(nullptr);
    };
    Json json{{"turns", victory.turns > 0 ? Json(victory.turns) : Json(nullptr)},
              {"at_limit", at_limit_json(scenario)},
              {"heads", goal(Side::Heads)},
              {"tails", goal(Side::Tails)}};
    if (Json words = words_json(victory.words); !words.empty()) json["words"] = std::move(words);
    if (!victory.degrees.empty())
        json["degrees"] =
            list_json(victory.degrees, [&](const VictoryDegree& each) { return degree_json(each, scenario); });
    return json;
}

}  // namespace rules::coin_wars
