// A battle as data: read strictly, written in full.

#include <algorithm>
#include <set>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/json_forms.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"
#include "game/kit/json_text.h"

namespace rules::coin_wars {

namespace {

constexpr const char* kFormat = "coinwars-battle/1";

// the default zone, a strip a third of the depth along the side's own edge.
std::vector<Vec2> strip(const Scenario& scenario, Side side) {
    const double low = side == Side::Heads ? 0 : scenario.height * 2 / 3;
    const double high = side == Side::Heads ? scenario.height / 3 : scenario.height;
    return {{0, low}, {scenario.width, low}, {scenario.width, high}, {0, high}};
}

struct Of {
    const Scenario& scenario;
    Side side;
    operator const Scenario&() const { return scenario; }
};

// Names by type. Units have their own.
struct TypeNames {
    void read(const Field& field, std::map<std::string, std::string>& names, const Scenario& scenario) const {
        for (const auto& member : field.members())
            member.second.attempt([&] {
                if (!core::contains(scenario.types, member.first, &CoinType::name))
                    member.second.refuse("no coin of the set is called " + excerpt(member.first));
                names.emplace(member.first, member.second.name(limits::kName));
            });
    }
    Json write(const std::map<std::string, std::string>& names, const Scenario& scenario) const {
        return names_without_units(scenario, names);
    }
    Json schema() const { return {{"type", "object"}, {"additionalProperties", file::Text{limits::kName}.schema()}}; }
};

struct PlaceForm {
    void read(const Field& field, Vec2& place) const { place = core::round_to_grid(field.point(limits::kPoint)); }
    Json write(const Vec2& place) const { return written(place); }
    Json schema() const { return file::Point{limits::kPoint}.schema(); }
};

const file::Fields<CoinSetup, Of>& arrival_fields() {
    static const auto fields = file::Fields<CoinSetup, Of>()
                                   .needed("turn", &CoinSetup::arrives, kTurnNumber)
                                   .needed("area", &CoinSetup::area, PolygonForm{limits::kAreaPoints});
    return fields;
}

void read_type(const Field& field, CoinSetup& coin, const Of& of) {
    coin.type = type_from(field, of.scenario);
    if (const auto& whose = of.scenario.type(coin.type).unit_side; whose && *whose != of.side)
        field.refuse("is a unit of the other side");
}

const file::Fields<CoinSetup, Of>& coin_setup_fields() {
    using file::Need;
    static const auto fields =
        file::Fields<CoinSetup, Of>()
            .needed("id", &CoinSetup::id, IdForm(), "with a capital it is the coin's own name: Darius")
            .by(
                "type", Need::Needed, read_type,
                [](const CoinSetup& coin, const Of& of) { return Json(of.scenario.type(coin.type).name); },
                [](Json& definitions) { return IdForm().schema(definitions); })
            .maybe("name", &CoinSetup::name, file::Text{limits::kName}, "its own name, if its id is none")
            .maybe("at", &CoinSetup::at, PlaceForm(),
                   "left out: still to be deployed; of an arriving coin where it would like to enter")
            .by(
                "arrives", Need::Maybe,
                [](const Field& field, CoinSetup& coin, const Of& of) { arrival_fields().read(field, coin, of); },
                [](const CoinSetup& coin, const Of& of) {
                    return coin.arrives > 0 ? arrival_fields().write(coin, of) : Json();
                },
                [](Json& definitions) { return arrival_fields().schema(definitions); },
                "BX-3: enters at the start of its side's turn of this number, inside the area")
            .maybe("waits", &CoinSetup::waits, kTurnNumber, "BX-4: may not act before this turn")
            // A coin of unknown size has no place.
            .check([](const Field& field, CoinSetup& coin, const Of& of) {
                const auto type = field.find("type");
                if (!type || !type->is_sound() || !is_known(of.scenario.type(coin.type))) coin.at.reset();
            });
    return fields;
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
            item.attempt([&] { coin_setup_fields().read(item, coins.back(), {scenario, side}); });
            const std::string& id = coins.back().id;
            if (!id.empty() && !ids.insert(id).second)
                item.attempt([&] { item.at("id").refuse("the id " + excerpt(id) + " is there twice"); });
        }
    };
    for (const Side side : {Side::Heads, Side::Tails}) sides.attempt([&] { read(side); });
    return coins;
}

Json coins_of_side_json(const SideSetup&, const Of& of) {
    Json coins = Json::array();
    for (const CoinSetup& coin : of.scenario.coins)
        if (coin.side == of.side) coins.push_back(coin_setup_fields().write(coin, of));
    return coins;
}
Json coins_schema(Json& definitions) {
    return {{"type", "array"},
            {"minItems", 1},
            {"maxItems", limits::kCoins},
            {"items", coin_setup_fields().schema(definitions)}};
}
Json armies_schema(Json& definitions) {
    const Json army{
        {"type", "array"}, {"minItems", 2}, {"maxItems", kMaxOfOneType}, {"items", IdForm().schema(definitions)}};
    return {{"type", "array"}, {"maxItems", limits::kArmies}, {"items", army}};
}

// Coins and Armies are read later, once both sides' units are known.
const file::Fields<SideSetup, Of>& side_fields() {
    using file::Need;
    static const auto fields =
        file::Fields<SideSetup, Of>()
            .named("side")
            .kept("name", &SideSetup::name, file::Text{limits::kName})
            .by("coins", Need::Needed, {}, coins_of_side_json, coins_schema)
            .by(
                "armies", Need::Kept, {},
                [](const SideSetup&, const Of& of) { return armies_json(of.scenario, of.side); }, armies_schema,
                "R-17, R-18: formed at the start; the first Command coin in a list commands")
            .kept("zone", &SideSetup::zone, PolygonForm())
            .kept("names", &SideSetup::names, TypeNames())
            .maybe("plurals", &SideSetup::plurals, TypeNames(),
                   "what several coins of a type are called: penny: Hoplites")
            .maybe("short_names", &SideSetup::short_names, TypeNames(),
                   "what sentences call a type whose name is long: penny: Foot; left out: its name")
            .maybe("short_plurals", &SideSetup::short_plurals, TypeNames(),
                   "and several coins of it; left out: its plural")
            .by(
                "units", Need::Maybe, {},
                [](const SideSetup&, const Of& of) { return units_json(of.scenario, of.side); }, units_schema);
    return fields;
}

void read_side(Scenario& scenario, const Field& field, Side side) {
    SideSetup& setup = scenario.sides[index(side)];
    setup.name = side == Side::Heads ? "Heads" : "Tails";
    setup.zone = strip(scenario, side);
    field.member("units", [&](const Field& units) { read_units(scenario, units, side); });
    side_fields().read(field, setup, {scenario, side});
}

void read_sides(const Field& sides, Scenario& scenario, const Scenario&) {
    sides.only({"heads", "tails"});
    for (const Side side : {Side::Heads, Side::Tails})
        sides.attempt([&] { read_side(scenario, sides.at(word(side)), side); });
    scenario.coins = coins_from(scenario, sides);
}
Json sides_json(const Scenario& scenario, const Scenario&) {
    Json json;
    for (const Side side : {Side::Heads, Side::Tails})
        json[word(side)] = side_fields().write(scenario.sides[index(side)], {scenario, side});
    return json;
}
Json sides_schema(Json& definitions) {
    const Json side = side_fields().schema(definitions);
    return {{"type", "object"},
            {"required", {"heads", "tails"}},
            {"additionalProperties", false},
            {"properties", {{"heads", side}, {"tails", side}}}};
}

const file::Fields<Scenario, Scenario>& table_fields() {
    constexpr file::Number kLength{limits::kMinTable, limits::kMaxTable};
    static const auto fields = file::Fields<Scenario, Scenario>()
                                   .needed("width", &Scenario::width, kLength)
                                   .needed("height", &Scenario::height, kLength);
    return fields;
}
void read_table(const Field& table, Scenario& scenario, const Scenario&) {
    scenario.width = scenario.height = limits::kMaxTable;  // unknown size: no coin is reported as off the table
    table_fields().read(table, scenario, scenario);
}

const file::Fields<MapScale>& scale_fields() {
    static const auto fields = file::Fields<MapScale>()
                                   .needed("inch", &MapScale::an_inch, file::Number{limits::kMinMap, limits::kMaxMap})
                                   .needed("unit", &MapScale::unit);
    return fields;
}

Json coin_set_of_battle_json(const Scenario& scenario, const Scenario&) {
    std::vector<CoinType> coins = scenario.types;
    std::erase_if(coins, [](const CoinType& type) { return !type.unit_of.empty(); });
    return coin_set_json(coins, Detail::Whole);
}
Json coin_set_schema(Json& definitions) {
    Json json = CoinSetNames().schema(definitions);
    json["anyOf"].push_back(CoinRows().schema(definitions));
    return json;
}

// nullopt: the toss decides.
struct FirstForm {
    void read(const Field& field, std::optional<Side>& first) const {
        if (const auto choice = field.choice({"heads", "tails", "toss"}); choice < 2)
            first = choice == 0 ? Side::Heads : Side::Tails;
    }
    Json write(const std::optional<Side>& first) const { return first ? word(*first) : "toss"; }
    Json schema() const { return {{"enum", {"heads", "tails", "toss"}}}; }
};

// Checks what depends on coins, ground and turns together, all of which are known by now.
void need_fitting_together(const Field& battle, Scenario& scenario, const Scenario&) {
    if (scenario.free) need_fitting_free(scenario, battle);
    const Field sides = battle.at("sides");
    need_clear_places(scenario, sides);
    scenario.armies = armies_from(sides, scenario);
}

// The keys of the battle's pages, which are read elsewhere.
constexpr const char* kPages[]{"era", "date", "year", "summary", "history", "notes", "sources", "outcome", "course"};

const file::Fields<Scenario, Scenario>& battle_fields() {
    using file::Need;
    static const auto fields = [] {
        file::Fields<Scenario, Scenario> all;
        for (const char* page : kPages) all.beside(page, [](Json&) { return Json::object(); });
        all.of_format(kFormat)
            .kept("title", &Scenario::title, file::Text{limits::kTitle, Lines::One, 1})
            .by(
                "table", Need::Kept, read_table,
                [](const Scenario& scenario, const Scenario&) { return table_fields().write(scenario, scenario); },
                [](Json& definitions) { return table_fields().schema(definitions); })
            .by(
                "coin_set", Need::Vital,
                [](const Field& field, Scenario& scenario, const Scenario&) { CoinRows().read(field, scenario.types); },
                coin_set_of_battle_json, coin_set_schema)
            .by("sides", Need::Vital, read_sides, sides_json, sides_schema)
            .kept("terrain", std::identity(), TerrainForm())
            .kept("rules", std::identity(), RulesForm())
            .kept("first", &Scenario::first, FirstForm())
            .kept("victory", &Scenario::victory, file::Object<Victory, Scenario>{victory_fields})
            .maybe("rulings", file::in(&Scenario::rulings, &Rulings::number), file::Whole{1, kNewestRulings.number},
                   "R-41: which rulings it is played by; 1 if left out")
            .maybe("mat", &Scenario::mat, file::Choice{{kMats.begin(), kMats.end()}},
                   "what the table looks like; left out: felt")
            .maybe("north", file::in(&Scenario::map, &MapMarks::north), file::Whole{0, 359},
                   "where north is, in degrees clockwise from the top of the table, which is the edge of Tails: only "
                   "for looks")
            .maybe("scale", file::in(&Scenario::map, &MapMarks::scale), file::Object<MapScale>{scale_fields},
                   "how much ground an inch of the table stands for: only for looks")
            .maybe("set_up_anew", &Scenario::set_up_anew,
                   "R-0: you agree and deploy first, even if all coins are placed and the battle says who is first")
            .maybe(
                "free", &Scenario::free, file::Object<FreeBattle>{free_fields},
                "R-2, R-0: a free battle; all coins are still to be deployed, a toss decides, its loser picks the edge")
            .check(need_fitting_together);
        return all;
    }();
    return fields;
}

Scenario scenario_from(const Field& battle) {
    Scenario scenario;
    battle_fields().read(battle, scenario, scenario);
    return scenario;
}

}  // namespace

core::Result<Scenario, Refusal> scenario_from_json(const Json& battle) {
    return reading([&] { return scenario_from(Field(battle, "bad_battle")); });
}

Review review_scenario(const Json& battle) {
    Review review;
    const Field field(battle, "bad_battle", &review.complaints);
    field.attempt([&] { review.scenario = scenario_from(field); });
    for (Complaint& each : hidden_results(review.scenario)) review.complaints.push_back(std::move(each));
    return review;
}

core::Result<Match, Refusal> CoinWars::start(const Json& battle) {
    auto scenario = scenario_from_json(battle);
    if (!scenario) return core::failure(scenario.error());
    return begin(std::make_shared<const Scenario>(std::move(*scenario)));
}

Json to_json(const Scenario& scenario) { return battle_fields().write(scenario, scenario); }

Match begin_swapped(const Scenario& scenario) {
    Scenario battle = swapped(scenario);
    if (auto read = scenario_from_json(to_json(battle))) battle = std::move(*read);
    return begin(std::make_shared<const Scenario>(std::move(battle)));
}

Json battle_schema(const file::FieldList& pages) {
    Json made = battle_fields().file_schema("A Coin Wars battle, coinwars-battle/1",
                                            "Lengths in inches, x to the right, y away from Heads; money in cents. "
                                            "Keys that are left out take the values of the kitchen table.");
    made["required"] = {"format", "sides"};  // a battle without a coin set uses the set "us"
    const Json of_pages = pages.schema(made["definitions"]);
    made["properties"].update(of_pages["properties"]);
    return made;
}

}  // namespace rules::coin_wars
