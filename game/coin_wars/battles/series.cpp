#include "game/coin_wars/battles/series.h"

#include "game/coin_wars/battles/file_formats.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
namespace cw = rules::coin_wars;

void add(Purse& to, const Purse& more, int sign) {
    for (const auto& [type, count] : more) {
        const int sum = to[type] += sign * count;
        if (sum <= 0) to.erase(type);
    }
}

bool taken_by_enemy(const cw::Coin& coin) { return coin.place == cw::Place::Fallen && coin.how != cw::How::Beyond; }

Purse purse_from(const Field& field) {
    Purse purse;
    for (const auto& [type, count] : field.members())
        purse[type] = count.integer(1, static_cast<int>(cw::limits::kCoins));
    return purse;
}

std::vector<Field> both_from(const Field& field) {
    std::vector<Field> both = field.items(2);
    if (both.size() != 2) field.refuse("two players are needed");
    return both;
}

std::array<Purse, 2> purses_from(const Field& field) {
    const std::vector<Field> both = both_from(field);
    return {purse_from(both[0]), purse_from(both[1])};
}

Json purses_json(const std::array<Purse, 2>& purses) {
    Json both = Json::array();
    for (const Purse& purse : purses) both.push_back(Json(purse));
    return both;
}

FoughtBattle fought_from(const Field& field) {
    field.only({"winner", "by", "turns", "brought", "taken", "purses"});
    FoughtBattle fought;
    if (const auto winner = field.find("winner")) fought.winner = winner->integer(0, 1);
    fought.by = field.at("by").text(cw::limits::kIdBytes);
    fought.turns = field.at("turns").integer(0, cw::limits::kTurns);
    fought.brought = purses_from(field.at("brought"));
    fought.taken = purses_from(field.at("taken"));
    fought.purses = purses_from(field.at("purses"));
    return fought;
}

Series series_from(const Field& field) {
    field.only({"$schema", "format", "terms", "players", "bots", "fought", "own"});
    if (field.at("format").text(80) != kSeriesFormat)
        field.at("format").refuse(std::string("must be \"") + kSeriesFormat + "\"");
    Series series;
    series.terms = terms_from(field.at("terms"));
    const std::vector<Field> names = both_from(field.at("players"));
    for (std::size_t i = 0; i < 2; ++i) series.players[i] = names[i].name(cw::limits::kName);
    if (const auto bots = field.find("bots")) {
        const std::vector<Field> levels = both_from(*bots);
        for (std::size_t i = 0; i < 2; ++i) series.bots[i] = levels[i].text(cw::limits::kIdBytes);
    }
    for (const Field& each : field.at("fought").items(kMaxBattles)) series.fought.push_back(fought_from(each));
    if (const auto own = field.find("own")) series.own = own->integer(0, 1);
    return series;
}

}  // namespace

std::optional<Purse> Series::purse(int player) const {
    if (fought.empty()) return std::nullopt;
    return fought.back().purses[static_cast<std::size_t>(player)];
}

std::array<int, 2> Series::wins() const {
    std::array<int, 2> wins{};
    for (const FoughtBattle& each : fought)
        if (each.winner) ++wins[static_cast<std::size_t>(*each.winner)];
    return wins;
}

bool Series::over() const {
    const auto [first, second] = wins();
    if (static_cast<int>(fought.size()) >= terms.battles) return true;
    if (2 * first > terms.battles || 2 * second > terms.battles) return true;
    return !fought.empty() && (fought.back().purses[0].empty() || fought.back().purses[1].empty());
}

std::optional<int> Series::winner() const {
    const auto [first, second] = wins();
    if (first == second) return std::nullopt;
    return first > second ? 0 : 1;
}

bool settle(Series& series, std::size_t number, const cw::Match& over) {
    if (number > series.fought.size() || number + 1 < series.fought.size() || !over.outcome) return false;
    series.fought.resize(number);
    FoughtBattle fought;
    fought.by = over.outcome->by;
    fought.turns = over.turn;
    if (over.outcome->winner) fought.winner = Series::player_of(*over.outcome->winner, number);
    std::array<Purse, 2> left;
    for (int i = 0; i < over.count(); ++i) {
        const auto owner = static_cast<std::size_t>(Series::player_of(over.side_of(i), number));
        const std::string& type = over.type(i).name;
        ++fought.brought[owner][type];
        if (over.coin(i).place != cw::Place::Fallen) ++left[owner][type];
        if (taken_by_enemy(over.coin(i))) ++fought.taken[1 - owner][type];
    }
    for (std::size_t player = 0; player < 2; ++player) {
        Purse purse = series.purse(static_cast<int>(player)).value_or(fought.brought[player]);
        add(purse, fought.brought[player], -1);
        add(purse, left[player], 1);
        add(purse, fought.taken[player], 1);
        fought.purses[player] = std::move(purse);
    }
    series.fought.push_back(std::move(fought));
    return true;
}

bool Series::has(std::size_t battle, const std::array<std::string, 2>& faces) const {
    using rules::coin_wars::Side;
    const auto heads = static_cast<std::size_t>(player_of(Side::Heads, battle));
    return (battle == fought.size() || battle + 1 == fought.size()) && faces[0] == players[heads] &&
           faces[1] == players[1 - heads];
}

bool Series::follows(const Series& earlier) const {
    return terms == earlier.terms && players == earlier.players && fought.size() >= earlier.fought.size() &&
           std::equal(earlier.fought.begin(), earlier.fought.end(), fought.begin());
}

Json to_json(const Series& series) {
    Json fought = Json::array();
    for (const FoughtBattle& each : series.fought)
        fought.push_back({{"winner", each.winner ? Json(*each.winner) : Json(nullptr)},
                          {"by", each.by},
                          {"turns", each.turns},
                          {"brought", purses_json(each.brought)},
                          {"taken", purses_json(each.taken)},
                          {"purses", purses_json(each.purses)}});
    Json json{
        {"format", kSeriesFormat}, {"terms", to_json(series.terms)}, {"players", series.players}, {"fought", fought}};
    if (series.bots != Series().bots) json["bots"] = series.bots;
    if (series.own != 0) json["own"] = series.own;
    return json;
}

core::Result<Series, Faults> series_from_json(const Json& json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-series")) return core::failure(Faults{std::move(*other)});
    return rules::reading([&] { return series_from(Field(json, "bad_argument")); })
        .map_error([&](const rules::Refusal& refusal) { return Faults{fault_from(file, refusal)}; });
}

}  // namespace battles
