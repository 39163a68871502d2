// A battle as data: read strictly, written whole.

#include <algorithm>
#include <set>

#include "engine/core/grid.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

constexpr const char* kFormat = "coinwars-battle/1";

// where a battle names no zone, a strip of a third of the depth along the own edge.
std::vector<Vec2> strip(const Scenario& scenario, Side side) {
    const double low = side == Side::Heads ? 0 : scenario.height * 2 / 3;
    const double high = side == Side::Heads ? scenario.height / 3 : scenario.height;
    return {{0, low}, {scenario.width, low}, {scenario.width, high}, {0, high}};
}

// By type.
std::map<std::string, std::string> names_from(const Scenario& scenario, const Field& field) {
    std::map<std::string, std::string> names;
    for (const auto& member : field.members())
        member.second.attempt([&] {
            if (std::ranges::find(scenario.types, member.first, &CoinType::name) == scenario.types.end())
                member.second.refuse("no coin of the set is called " + excerpt(member.first));
            names[member.first] = member.second.name(limits::kName);
        });
    return names;
}

// Units are read into `scenario` first: they have names of their own.
SideSetup side_setup(Scenario& scenario, const Field& field, Side side) {
    field.only({"name", "units", "coins", "armies", "zone", "names", "plurals", "short_names", "short_plurals"});
    scenario.sides[index(side)] = {};
    field.member("units", [&](const Field& units) { read_units(scenario, units, side); });
    SideSetup setup = scenario.sides[index(side)];
    setup.name = side == Side::Heads ? "Heads" : "Tails";
    setup.zone = strip(scenario, side);
    field.member("name", [&](const Field& name) { setup.name = name.name(limits::kName); });
    field.member("zone", [&](const Field& zone) { setup.zone = polygon_from(zone, scenario.width, scenario.height); });
    field.member("names", [&](const Field& names) { setup.names.merge(names_from(scenario, names)); });
    field.member("plurals", [&](const Field& plurals) { setup.plurals.merge(names_from(scenario, plurals)); });
    field.member("short_names", [&](const Field& names) { setup.short_names.merge(names_from(scenario, names)); });
    field.member("short_plurals",
                 [&](const Field& plurals) { setup.short_plurals.merge(names_from(scenario, plurals)); });
    return setup;
}

void read_arrival(const Scenario& scenario, const Field& field, CoinSetup& coin) {
    field.only({"turn", "area"});
    coin.arrives = field.at("turn").integer(1, limits::kTurns);
    const Field area = field.at("area");
    area.items(limits::kAreaPoints);
    coin.area = polygon_from(area, scenario.width, scenario.height);
}

// What is no id stays one all the same, so that whatever names this coin has no fault of its own.
void read_id(const Field& field, CoinSetup& coin) {
    const Field id = field.at("id");
    if (id.json().is_string()) coin.id = id.json().get<std::string>();
    coin.id = id_from(id);
}

CoinSetup coin_setup(const Scenario& scenario, const Field& field, Side side) {
    field.only({"id", "name", "type", "at", "arrives", "waits"});
    CoinSetup coin;
    coin.side = side;
    field.attempt([&] { read_id(field, coin); });
    field.member("name", [&](const Field& name) { coin.name = name.name(limits::kName); });
    bool has_size = false;
    field.attempt([&] {
        coin.type = type_from(field.at("type"), scenario);
        if (const auto& whose = scenario.type(coin.type).unit_side; whose && *whose != side)
            field.at("type").refuse("is a unit of the other side");
        has_size = true;
    });
    field.member("at", [&](const Field& at) {
        const Vec2 place = core::round_to_grid(at.point(limits::kPoint));
        if (has_size) coin.at = place;
    });
    field.member("arrives", [&](const Field& arrives) { read_arrival(scenario, arrives, coin); });
    field.member("waits", [&](const Field& turn) { coin.waits = turn.integer(1, limits::kTurns); });
    return coin;
}

std::vector<CoinSetup> coins_from(const Scenario& scenario, const Field& sides) {
    std::vector<CoinSetup> coins;
    std::set<std::string> ids;
    const auto read = [&](Side side) {
        const Field list = sides.at(word(side)).at("coins");
        const auto items = list.items(limits::kCoins - coins.size());
        if (items.empty()) list.complain(say("at least one coin is needed"));
        for (const Field& item : items) {
            coins.emplace_back().side = side;
            item.attempt([&] { coins.back() = coin_setup(scenario, item, side); });
            const std::string& id = coins.back().id;
            if (!id.empty() && !ids.insert(id).second)
                item.attempt([&] { item.at("id").refuse("the id " + excerpt(id) + " is there twice"); });
        }
    };
    for (const Side side : {Side::Heads, Side::Tails}) sides.attempt([&] { read(side); });
    return coins;
}

void read_rules(Scenario& scenario, const Field& field) {
    Agreement agreement = rules_from(field, scenario);
    scenario.options = agreement.options;
    scenario.advanced = std::move(agreement.advanced);
    for (CoinSetup& coin : scenario.coins)
        coin.watching = std::ranges::find(agreement.watchers, coin.type) != agreement.watchers.end();
}

void read_table(Scenario& scenario, const Field& table) {
    table.only({"width", "height"});
    const auto read = [&](const char* key, double& inches) {
        inches = limits::kTableMost;  // nothing lies off a table whose size is not known
        table.attempt([&] { inches = table.at(key).number(limits::kTableLeast, limits::kTableMost); });
    };
    read("width", scenario.width);
    read("height", scenario.height);
}

void read_sides(Scenario& scenario, const Field& sides) {
    sides.only({"heads", "tails"});
    for (const Side side : {Side::Heads, Side::Tails})
        sides.attempt([&] { scenario.sides[index(side)] = side_setup(scenario, sides.at(word(side)), side); });
    scenario.coins = coins_from(scenario, sides);
}

// What concerns coins, ground and the turns, all of which are known by now.
void read_course(Scenario& scenario, const Field& battle, const Field& sides) {
    battle.member("rules", [&](const Field& rules) { read_rules(scenario, rules); });
    battle.member("victory", [&](const Field& victory) { scenario.victory = victory_from(victory, scenario); });
    battle.member("first", [&](const Field& first) {
        if (const auto choice = first.choice({"heads", "tails", "toss"}); choice < 2)
            scenario.first = choice == 0 ? Side::Heads : Side::Tails;
    });
    battle.member("set_up_anew", [&](const Field& anew) { scenario.set_up_anew = anew.boolean(); });
    battle.member("free", [&](const Field& free) { scenario.free = free_from(free); });
    if (scenario.free) need_fitting_free(scenario, battle);
    need_clear_places(scenario, sides);
    scenario.armies = armies_from(sides, scenario);
}

MapScale scale_from(const Field& field) {
    field.only({"inch", "unit"});
    MapScale scale;
    scale.an_inch = field.at("inch").number(limits::kMapLeast, limits::kMapMost);
    scale.unit = word_from<MapUnit>(field.at("unit"));
    return scale;
}

void read_looks(Scenario& scenario, const Field& battle) {
    battle.member("mat", [&](const Field& mat) { scenario.mat = kMats[mat.choice({kMats.begin(), kMats.end()})]; });
    battle.member("north", [&](const Field& north) { scenario.map.north = north.integer(0, 359); });
    battle.member("scale", [&](const Field& scale) { scenario.map.scale = scale_from(scale); });
}

Scenario scenario_from(const Field& battle) {
    battle.only({"$schema", "format",  "rulings", "title",  "era",         "date",  "year",     "summary", "history",
                 "notes",   "sources", "outcome", "course", "table",       "mat",   "coin_set", "sides",   "terrain",
                 "rules",   "first",   "victory", "free",   "set_up_anew", "north", "scale"});
    battle.attempt([&] {
        const Field format = battle.at("format");
        if (format.name(limits::kName) != kFormat) format.refuse(std::string("must be \"") + kFormat + "\"");
    });
    Scenario scenario;
    battle.member("rulings",
                  [&](const Field& rulings) { scenario.rulings.number = rulings.integer(1, kNewestRulings.number); });
    battle.member("title", [&](const Field& title) { scenario.title = title.name(limits::kTitle); });
    battle.member("table", [&](const Field& table) { read_table(scenario, table); });
    read_looks(scenario, battle);
    // Without types or coins there is nothing that the rest could be about.
    scenario.types = coin_set_from(battle.at("coin_set"));
    const Field sides = battle.at("sides");
    read_sides(scenario, sides);
    battle.member("terrain", [&](const Field& terrain) {
        scenario.terrain = terrain_from(terrain, scenario);
        read_changes(terrain, scenario);
    });
    read_course(scenario, battle, sides);
    return scenario;
}

Json coin_json(const CoinSetup& coin, const Scenario& scenario) {
    Json row{{"id", coin.id}, {"type", scenario.type(coin.type).name}};
    if (!coin.name.empty()) row["name"] = coin.name;
    if (coin.at) row["at"] = written(*coin.at);
    if (coin.arrives > 0) row["arrives"] = {{"turn", coin.arrives}, {"area", written(coin.area)}};
    if (coin.waits > 0) row["waits"] = coin.waits;
    return row;
}

Json side_json(const Scenario& scenario, Side side) {
    const SideSetup& setup = scenario.sides[index(side)];
    Json coins = Json::array();
    for (const CoinSetup& coin : scenario.coins)
        if (coin.side == side) coins.push_back(coin_json(coin, scenario));
    Json json{{"name", setup.name},
              {"coins", coins},
              {"armies", armies_json(scenario, side)},
              {"zone", written(setup.zone)},
              {"names", names_without_units(scenario, setup.names)}};
    const auto write = [&](const char* key, const std::map<std::string, std::string>& names) {
        if (auto own = names_without_units(scenario, names); !own.empty()) json[key] = std::move(own);
    };
    write("plurals", setup.plurals);
    write("short_names", setup.short_names);
    write("short_plurals", setup.short_plurals);
    if (Json units = units_json(scenario, side); !units.empty()) json["units"] = std::move(units);
    return json;
}

}  // namespace

core::Result<Scenario, Refusal> scenario_from_json(const Json& battle) {
    return reading([&] { return scenario_from(Field(battle, "bad_battle")); });
}

Review review_scenario(const Json& battle) {
    Review review;
    const Field field(battle, "bad_battle", &review.complaints);
    field.attempt([&] { review.scenario = scenario_from(field); });
    for (Complaint& each : idle_special_rules(review.scenario)) review.complaints.push_back(std::move(each));
    return review;
}

core::Result<Match, Refusal> CoinWars::start(const Json& battle) {
    auto scenario = scenario_from_json(battle);
    if (!scenario) return core::failure(scenario.error());
    return begin(std::make_shared<const Scenario>(std::move(*scenario)));
}

Json to_json(const Scenario& scenario) {
    std::vector<CoinType> coins = scenario.types;
    std::erase_if(coins, [](const CoinType& type) { return !type.unit_of.empty(); });
    Json json{{"format", kFormat},
              {"title", scenario.title},
              {"table", {{"width", scenario.width}, {"height", scenario.height}}},
              {"coin_set", coin_set_json(coins, Detail::Whole)},
              {"sides", {{"heads", side_json(scenario, Side::Heads)}, {"tails", side_json(scenario, Side::Tails)}}},
              {"terrain", terrain_json(scenario)},
              {"rules", rules_json(scenario)},
              {"first", scenario.first ? word(*scenario.first) : "toss"},
              {"victory", victory_json(scenario)}};
    if (scenario.rulings != Rulings{}) json["rulings"] = scenario.rulings.number;
    if (!scenario.mat.empty()) json["mat"] = scenario.mat;
    if (scenario.map.north) json["north"] = *scenario.map.north;
    if (const auto& scale = scenario.map.scale) json["scale"] = {{"inch", scale->an_inch}, {"unit", word(scale->unit)}};
    if (scenario.set_up_anew) json["set_up_anew"] = true;
    if (scenario.free) json["free"] = free_json(*scenario.free);
    return json;
}

}  // namespace rules::coin_wars
