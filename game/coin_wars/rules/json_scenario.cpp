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
    for (const auto& [type, title] : field.members()) {
        if (std::ranges::find(scenario.types, type, &CoinType::name) == scenario.types.end())
            title.refuse("no coin of the set is called " + excerpt(type));
        names[type] = title.text(limits::kNameBytes);
    }
    return names;
}

SideSetup side_setup(const Scenario& scenario, const Field& field, Side side) {
    field.only({"name", "coins", "armies", "zone", "names", "plurals"});
    SideSetup setup;
    const auto name = field.find("name");
    setup.name = name ? name->text(limits::kNameBytes) : side == Side::Heads ? "Heads" : "Tails";
    const auto zone = field.find("zone");
    setup.zone = zone ? polygon_from(*zone, scenario.width, scenario.height) : strip(scenario, side);
    if (const auto names = field.find("names")) setup.names = names_from(scenario, *names);
    if (const auto plurals = field.find("plurals")) setup.plurals = names_from(scenario, *plurals);
    return setup;
}

void read_arrival(const Scenario& scenario, const Field& field, CoinSetup& coin) {
    field.only({"turn", "area"});
    coin.arrives = field.at("turn").integer(1, limits::kTurns);
    const Field area = field.at("area");
    area.items(limits::kAreaPoints);
    coin.area = polygon_from(area, scenario.width, scenario.height);
}

CoinSetup coin_setup(const Scenario& scenario, const Field& field, Side side) {
    field.only({"id", "name", "type", "at", "arrives", "waits"});
    CoinSetup coin;
    coin.id = id_from(field.at("id"));
    if (const auto name = field.find("name")) coin.name = name->text(limits::kNameBytes);
    coin.type = type_from(field.at("type"), scenario);
    coin.side = side;
    if (const auto at = field.find("at")) coin.at = core::round_to_grid(at->point(limits::kPoint));
    if (const auto arrives = field.find("arrives")) read_arrival(scenario, *arrives, coin);
    if (const auto turn = field.find("waits")) coin.waits = turn->integer(1, limits::kTurns);
    return coin;
}

std::vector<CoinSetup> coins_from(const Scenario& scenario, const Field& sides) {
    std::vector<CoinSetup> coins;
    std::set<std::string> ids;
    for (const Side side : {Side::Heads, Side::Tails}) {
        const Field list = sides.at(word(side)).at("coins");
        const auto items = list.items(limits::kCoins - coins.size());
        if (items.empty()) list.complain(say("at least one coin is needed"));
        for (const Field& item : items) {
            coins.push_back(coin_setup(scenario, item, side));
            if (!ids.insert(coins.back().id).second)
                item.at("id").refuse("the id " + excerpt(coins.back().id) + " is there twice");
        }
    }
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
    scenario.width = table.at("width").number(limits::kTableLeast, limits::kTableMost);
    scenario.height = table.at("height").number(limits::kTableLeast, limits::kTableMost);
}

Scenario scenario_from(const Field& battle) {
    battle.only({"$schema", "format",  "rulings", "title",   "era",     "date",  "year",       "summary",
                 "history", "notes",   "sources", "outcome", "course",  "table", "mat",        "coin_set",
                 "sides",   "terrain", "rules",   "first",   "victory", "free",  "set_up_anew"});
    const Field format = battle.at("format");
    if (format.text(limits::kNameBytes) != kFormat) format.refuse(std::string("must be \"") + kFormat + "\"");
    Scenario scenario;
    if (const auto rulings = battle.find("rulings"))
        scenario.rulings.number = rulings->integer(1, kNewestRulings.number);
    if (const auto title = battle.find("title")) scenario.title = title->text(limits::kTitleBytes);
    if (const auto table = battle.find("table")) read_table(scenario, *table);
    if (const auto mat = battle.find("mat")) scenario.mat = kMats[mat->choice({kMats.begin(), kMats.end()})];
    scenario.types = coin_set_from(battle.at("coin_set"));
    const Field sides = battle.at("sides");
    sides.only({"heads", "tails"});
    for (const Side side : {Side::Heads, Side::Tails})
        scenario.sides[index(side)] = side_setup(scenario, sides.at(word(side)), side);
    scenario.coins = coins_from(scenario, sides);
    if (const auto terrain = battle.find("terrain")) scenario.terrain = terrain_from(*terrain, scenario);
    if (const auto rules = battle.find("rules")) read_rules(scenario, *rules);
    if (const auto victory = battle.find("victory")) scenario.victory = victory_from(*victory, scenario);
    if (const auto first = battle.find("first"))
        if (const auto choice = first->choice({"heads", "tails", "toss"}); choice < 2)
            scenario.first = choice == 0 ? Side::Heads : Side::Tails;
    if (const auto anew = battle.find("set_up_anew")) scenario.set_up_anew = anew->boolean();
    if (const auto free = battle.find("free")) scenario.free = free_from(*free);
    if (scenario.free) need_fitting_free(scenario, battle);
    need_clear_places(scenario, battle);
    scenario.armies = armies_from(sides, scenario);
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
              {"names", setup.names}};
    if (!setup.plurals.empty()) json["plurals"] = setup.plurals;
    return json;
}

}  // namespace

core::Result<Scenario, Refusal> scenario_from_json(const Json& battle) {
    return reading([&] { return scenario_from(Field(battle, "bad_battle")); });
}

core::Result<Review, Refusal> review_scenario(const Json& battle) {
    return reading([&] {
        Review review;
        review.scenario = scenario_from(Field(battle, "bad_battle", &review.complaints));
        return review;
    });
}

core::Result<Match, Refusal> CoinWars::start(const Json& battle) {
    auto scenario = scenario_from_json(battle);
    if (!scenario) return core::failure(scenario.error());
    return begin(std::make_shared<const Scenario>(std::move(*scenario)));
}

Json to_json(const Scenario& scenario) {
    Json json{{"format", kFormat},
              {"title", scenario.title},
              {"table", {{"width", scenario.width}, {"height", scenario.height}}},
              {"coin_set", coin_set_json(scenario.types, Detail::Whole)},
              {"sides", {{"heads", side_json(scenario, Side::Heads)}, {"tails", side_json(scenario, Side::Tails)}}},
              {"terrain", terrain_json(scenario)},
              {"rules", rules_json(scenario)},
              {"first", scenario.first ? word(*scenario.first) : "toss"},
              {"victory", victory_json(scenario)}};
    if (scenario.rulings != Rulings{}) json["rulings"] = scenario.rulings.number;
    if (!scenario.mat.empty()) json["mat"] = scenario.mat;
    if (scenario.set_up_anew) json["set_up_anew"] = true;
    if (scenario.free) json["free"] = free_json(*scenario.free);
    return json;
}

}  // namespace rules::coin_wars
