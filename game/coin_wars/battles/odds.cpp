#include "game/coin_wars/battles/odds.h"

#include <algorithm>
#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"
#include "game/kit/kind_of.h"

namespace battles {

namespace {

using rules::Field;
using rules::Json;
namespace cw = rules::coin_wars;

constexpr int kMaxOddsBattles = 10'000'000, kMaxWork = 1'000'000'000;

EvenWithout even_from(const Field& field) {
    field.only({"side", "coins"});
    EvenWithout even;
    even.side = static_cast<cw::Side>(field.at("side").choice({"heads", "tails"}));
    for (const Field& coin : field.at("coins").items(cw::limits::kCoins))
        even.coins.push_back(coin.text(cw::limits::kIdBytes));
    return even;
}

MeasuredOdds odds_from(const Field& field) {
    field.only({"bot", "work", "battles", "heads", "tails", "turns", "even_without"});
    MeasuredOdds odds;
    odds.bot = field.at("bot").text(cw::limits::kIdBytes);
    if (const auto work = field.find("work")) odds.work = work->integer(1, kMaxWork);
    odds.battles = field.at("battles").integer(1, kMaxOddsBattles);
    odds.wins = {field.at("heads").integer(0, odds.battles), field.at("tails").integer(0, odds.battles)};
    odds.turns = field.at("turns").integer(0, cw::limits::kTurns);
    if (const auto even = field.find("even_without")) odds.even_without = even_from(*even);
    return odds;
}

OddsOfBattles all_from(const Field& field) {
    field.only({"$schema", "format", "battles"});
    if (field.at("format").text(80) != kOddsFormat)
        field.at("format").refuse(std::string("must be \"") + kOddsFormat + "\"");
    OddsOfBattles odds;
    for (const auto& [name, row] : field.at("battles").members()) odds[name] = odds_from(row);
    return odds;
}

OddsOfBattles shipped(const Library& library, const std::string& name) {
    const auto file = library.assets() / "odds" / core::path(name);
    const auto json = read_json(file);
    if (!json) return {};
    auto odds = odds_from_json(*json, core::generic_text(file));
    return odds ? std::move(*odds) : OddsOfBattles{};
}

bool is_left_out(const Json& id, const EvenWithout& left_out) {
    return std::ranges::any_of(left_out.coins, [&](const std::string& coin) { return id == coin; });
}

}  // namespace

cw::Side MeasuredOdds::stronger() const { return wins[1] > wins[0] ? cw::Side::Tails : cw::Side::Heads; }

int MeasuredOdds::percent(cw::Side side) const {
    const auto rounded = [&](cw::Side of) {
        return static_cast<int>(std::lround(100.0 * wins[cw::index(of)] / std::max(1, battles)));
    };
    return side == stronger() ? rounded(side) : std::min(rounded(side), 100 - rounded(stronger()));
}

// A draw is half a win.
double MeasuredOdds::share() const {
    const int won = wins[cw::index(stronger())], drawn = battles - wins[0] - wins[1];
    return (won + drawn / 2.0) / std::max(1, battles);
}

MeasuredOdds::Interval MeasuredOdds::interval() const {
    constexpr double kDeviations = 1.96, kSquared = kDeviations * kDeviations;
    const double n = std::max(1, battles), p = share();
    const double middle = p + kSquared / (2 * n);
    const double half = kDeviations * std::sqrt(p * (1 - p) / n + kSquared / (4 * n * n));
    return {(middle - half) / (1 + kSquared / n), (middle + half) / (1 + kSquared / n)};
}

int MeasuredOdds::middle() const { return static_cast<int>(std::lround(50 * (interval().low + interval().high))); }

int MeasuredOdds::margin() const { return static_cast<int>(std::lround(100 * interval().half())); }

MeasuredOdds::Says MeasuredOdds::says() const {
    constexpr double kNarrow = 0.15, kNear = 0.1;
    if (interval().low > 0.5) return Says::Stronger;
    return interval().half() <= kNarrow && share() <= 0.5 + kNear ? Says::Even : Says::Undecided;
}

core::Result<OddsOfBattles, Faults> odds_from_json(const Json& json, const std::string& file) {
    if (auto other = other_kind(json, file, "coinwars-odds")) return core::failure(Faults{std::move(*other)});
    auto odds = rules::reading([&] { return all_from(Field(json, "bad_argument")); });
    if (!odds) return core::failure(Faults{fault_from(file, odds.error())});
    return std::move(*odds);
}

Json to_json(const OddsOfBattles& odds) {
    Json rows = Json::object();
    for (const auto& [name, each] : odds) {
        Json row{{"bot", each.bot},
                 {"battles", each.battles},
                 {"heads", each.wins[0]},
                 {"tails", each.wins[1]},
                 {"turns", each.turns}};
        if (each.work > 0) row["work"] = each.work;
        if (each.even_without)
            row["even_without"] = {{"side", rules::word(each.even_without->side)}, {"coins", each.even_without->coins}};
        rows[name] = std::move(row);
    }
    return {{"$schema", "../schemas/odds.schema.json"}, {"format", kOddsFormat}, {"battles", std::move(rows)}};
}

OddsOfBattles load_odds(const Library& library) { return shipped(library, "battles.json"); }

OddsOfBattles load_odds(const Library& library, std::string_view level) {
    OddsOfBattles odds = shipped(library, std::string(level) + ".json");
    odds.merge(load_odds(library));
    return odds;
}

Json without(Json battle, const EvenWithout& left_out) {
    Json& setup = battle["sides"][rules::word(left_out.side)];
    Json coins = Json::array(), armies = Json::array();
    for (const Json& coin : setup["coins"])
        if (!is_left_out(coin["id"], left_out)) coins.push_back(coin);
    if (setup.contains("armies"))
        for (const Json& army : setup["armies"]) {
            Json members = Json::array();
            for (const Json& id : army)
                if (!is_left_out(id, left_out)) members.push_back(id);
            armies.push_back(std::move(members));
        }
    setup["coins"] = std::move(coins);
    setup["armies"] = std::move(armies);
    return battle;
}

}  // namespace battles
