#include "game/coin_wars/battles/match_terms.h"

#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/rules/json_parts.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
namespace cw = rules::coin_wars;

constexpr double kLargestCoin = 1.22;  // inches, with some margin: no shipped set has a larger coin
constexpr int kMaxTurns = 60, kMaxBank = 3 * 3600, kMaxAdded = 300;
constexpr std::size_t kMaxSets = 16;

Json ground_json(const Terms& terms) {
    Json pieces = Json::array();
    for (const GroundLayout& ground : terms.ground) pieces.push_back(to_json(ground));
    return {{"twins", terms.twins}, {"pieces", pieces}};
}

void read_ground(Terms& terms, const Field& field) {
    field.only({"twins", "pieces"});
    terms.twins = field.at("twins").boolean();
    for (const Field& piece : field.at("pieces").items(kMaxGround)) terms.ground.push_back(ground_from(piece));
}

Json coins_json(const Purse& bought, const char* letter) {
    Json coins = Json::array();
    for (const auto& [type, count] : bought)
        for (int i = 0; i < count; ++i)
            coins.push_back({{"id", std::string(letter).append(std::to_string(coins.size() + 1))}, {"type", type}});
    return coins;
}

Json clock_json(const std::optional<ClockTerms>& clock) {
    return clock ? Json{{"bank", clock->bank}, {"added", clock->added}} : Json(nullptr);
}

std::optional<ClockTerms> clock_from(const Field& terms) {
    const auto clock = terms.find("clock");
    if (!clock) return std::nullopt;
    clock->only({"bank", "added"});
    return ClockTerms{clock->at("bank").integer(0, kMaxBank), clock->at("added").integer(1, kMaxAdded)};
}

std::vector<std::string> sets_from(const Field& field) {
    std::vector<std::string> sets;
    for (const Field& item : field.items(kMaxSets)) {
        sets.push_back(item.text(65));
        if (!is_set_name(sets.back())) item.refuse("is not the name of a coin set");
    }
    if (sets.empty()) field.refuse("at least one coin set is needed");
    return sets;
}

}  // namespace

int coins_in(const Purse& purse) {
    int coins = 0;
    for (const auto& [type, count] : purse) coins += count;
    return coins;
}

std::vector<Vec2> zone_of(const Terms& terms, cw::Side side) {
    const double low = side == cw::Side::Heads ? 0 : terms.height - terms.zone, high = low + terms.zone;
    return {{0, low}, {terms.width, low}, {terms.width, high}, {0, high}};
}

std::vector<cw::Terrain> terrain_of(const Terms& terms) {
    const Vec2 table{terms.width, terms.height};
    std::vector<cw::Terrain> terrain;
    for (const GroundLayout& ground : terms.ground) {
        const std::string name(ground_name(ground.kind).english());
        terrain.push_back({name, ground.kind, outline_of(ground)});
        const GroundLayout twin = twin_of(ground, table);
        if (terms.twins && distance(twin.at, ground.at) > 0.5) terrain.push_back({name, ground.kind, outline_of(twin)});
    }
    return terrain;
}

double most_zone(double height) { return std::max(kMinZone, std::floor(height / 3)); }

int room_in_zone(const Terms& terms) {
    return static_cast<int>(std::floor(terms.width / kLargestCoin) * std::floor(terms.zone / kLargestCoin));
}

Terms within_bounds(Terms terms) {
    terms.width = std::clamp(terms.width, kMinWidth, kMaxWidth);
    terms.height = std::clamp(terms.height, kMinHeight, kMaxHeight);
    terms.zone = std::clamp(terms.zone, kMinZone, most_zone(terms.height));
    terms.free.coins = std::clamp(terms.free.coins, 1, room_in_zone(terms));
    if (terms.sets.empty()) terms.sets = {"us"};
    terms.turns = std::clamp(terms.turns, 0, kMaxTurns);
    for (GroundLayout& ground : terms.ground) ground = on_table(ground, {terms.width, terms.height});
    terms.battles = std::clamp(terms.battles, 1, kMaxBattles) | 1;
    return terms;
}

Json to_json(const Terms& terms) {
    return {{"table", {{"width", terms.width}, {"height", terms.height}}},
            {"zone", terms.zone},
            {"free", cw::free_json(terms.free)},
            {"sets", terms.sets},
            {"tournament", terms.tournament},
            {"turns", terms.turns},
            {"at_limit", rules::word(terms.at_limit)},
            {"hidden", terms.hidden},
            {"clock", clock_json(terms.clock)},
            {"ground", ground_json(terms)},
            {"battles", terms.battles}};
}

Terms terms_from(const Field& field) {
    field.only(
        {"table", "zone", "free", "sets", "tournament", "turns", "at_limit", "hidden", "clock", "ground", "battles"});
    Terms terms;
    const Field table = field.at("table");
    table.only({"width", "height"});
    terms.width = table.at("width").number(kMinWidth, kMaxWidth);
    terms.height = table.at("height").number(kMinHeight, kMaxHeight);
    terms.zone = field.at("zone").number(kMinZone, most_zone(terms.height));
    terms.free = cw::free_from(field.at("free"));
    terms.sets = sets_from(field.at("sets"));
    terms.tournament = field.at("tournament").boolean();
    terms.turns = field.at("turns").integer(0, kMaxTurns);
    terms.at_limit = rules::read<cw::AtLimit>(field.at("at_limit"));
    terms.hidden = field.at("hidden").boolean();
    terms.clock = clock_from(field);
    if (const auto ground = field.find("ground")) read_ground(terms, *ground);
    terms.battles = field.at("battles").integer(1, kMaxBattles);
    if (terms.battles % 2 == 0) field.at("battles").refuse("must be odd, so that one can have more wins");
    return terms;
}

core::Result<std::vector<cw::CoinType>, Faults> types_of(const Library& library, const std::vector<std::string>& sets) {
    auto rows = load_coin_sets(library, sets, "coin sets");
    if (!rows) return core::failure(rows.error());
    return rules::reading([&] { return cw::coin_set_from(Field(*rows, "bad_battle")); })
        .map_error([](const rules::Refusal& refusal) { return Faults{fault_from("coin sets", refusal)}; });
}

Json battle_of(const Terms& terms, const std::array<std::string, 2>& names, const std::array<Purse, 2>& bought) {
    const auto side = [&](std::size_t i) {
        Json json{{"coins", coins_json(bought[i], i == 0 ? "h" : "t")},
                  {"zone", points_json(zone_of(terms, static_cast<cw::Side>(i)))}};
        if (!names[i].empty()) json["name"] = names[i];
        return json;
    };
    Json battle{{"format", "coinwars-battle/1"},
                {"rulings", cw::kNewestRulings.number},
                {"title", "Free battle"},
                {"table", {{"width", terms.width}, {"height", terms.height}}},
                {"coin_set", terms.sets},
                {"sides", {{"heads", side(0)}, {"tails", side(1)}}},
                {"rules", {{"preset", terms.tournament ? "tournament" : "kitchen"}, {"slow", "way"}}},
                {"first", "toss"},
                {"free", cw::free_json(terms.free)},
                {"victory", {{"turns", terms.turns}, {"at_limit", rules::word(terms.at_limit)}}}};
    if (terms.ground.empty()) return battle;
    battle["terrain"] = terrain_json(terrain_of(terms));
    battle["rules"]["terrain"] = true;
    return battle;
}

Json with_faces_exchanged(Json battle) {
    Json &heads = battle["sides"]["heads"], &tails = battle["sides"]["tails"];
    for (const char* key : {"coins", "armies", "names", "plurals", "short_names", "short_plurals", "name"}) {
        const Json mine = heads.value(key, Json()), theirs = tails.value(key, Json());
        heads.erase(key);
        tails.erase(key);
        if (!theirs.is_null()) heads[key] = theirs;
        if (!mine.is_null()) tails[key] = mine;
    }
    // A side named after its face takes the other face's name along with the coins.
    if (heads.value("name", "") == "Tails") heads.erase("name");
    if (tails.value("name", "") == "Heads") tails.erase("name");
    return battle;
}

}  // namespace battles
