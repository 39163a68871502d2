// League files: the counts, with the scores for readers without the program.

#include <cmath>

#include "engine/core/path.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/lab/league.h"
#include "game/coin_wars/lab/matrix.h"
#include "game/coin_wars/rules/json_limits.h"
#include "game/kit/json_field.h"

namespace lab {

namespace {

using rules::Field;
using rules::Json;
namespace limits = cw::limits;

constexpr std::size_t kMaxEntrants = 64, kMaxTables = 16;
constexpr int kMaxPairs = 5'000'000;

double short_score(double score) { return std::round(1000 * score) / 1000; }

LeagueCell cell_from(const Field& field, int pairs) {
    field.only({"a", "b", "score", "low", "high", "battles", "draws", "pairs"});
    LeagueCell cell;
    const std::vector<Field> counts = field.at("pairs").items(cell.pairs.size());
    if (counts.size() != cell.pairs.size()) field.at("pairs").refuse("five counts are needed");
    for (std::size_t i = 0; i < counts.size(); ++i) cell.pairs[i] = counts[i].integer(0, pairs);
    if (cell.battles() != 2 * Count{pairs}) field.at("pairs").refuse("must be as many pairs as were to be fought");
    cell.draws = field.at("draws").integer(0, 2 * pairs);
    return cell;
}

LeagueTable table_from(const Field& field, int pairs) {
    field.only({"table", "entrants", "cells"});
    LeagueTable table;
    table.key = field.at("table").text(limits::kIdBytes);
    for (const Field& entrant : field.at("entrants").items(kMaxEntrants)) {
        entrant.only({"entrant", "score", "low", "high", "battles", "draws"});
        table.entrants.push_back(entrant.at("entrant").text(limits::kIdBytes));
    }
    if (table.entrants.size() < 2) field.at("entrants").refuse("at least two are needed");
    const std::vector<Field> all = field.at("cells").items(cells(table.entrants.size()));
    if (all.size() != cells(table.entrants.size())) field.at("cells").refuse("each must meet each once");
    for (std::size_t row = 0; row < table.entrants.size(); ++row)
        for (std::size_t column = row + 1; column < table.entrants.size(); ++column) {
            const Field& cell = all[table.cells.size()];
            if (cell.at("a").text(limits::kIdBytes) != table.entrants[row] ||
                cell.at("b").text(limits::kIdBytes) != table.entrants[column])
                cell.refuse("is out of order");
            table.cells.push_back(cell_from(cell, pairs));
        }
    return table;
}

League all_from(const Field& field) {
    field.only({"$schema", "format", "version", "bot", "rules", "ground", "rulings", "seed", "pairs", "tables"});
    if (field.at("format").text(80) != kLeagueFormat)
        field.at("format").refuse(std::string("must be \"") + kLeagueFormat + "\"");
    League league;
    league.version = field.at("version").text(limits::kIdBytes);
    league.bot = field.at("bot").text(limits::kIdBytes);
    league.rules = field.at("rules").text(limits::kIdBytes);
    league.ground = field.at("ground").text(limits::kIdBytes);
    if (const auto rulings = field.find("rulings"))
        league.rulings = rulings->integer(1, rules::coin_wars::kNewestRulings.number);
    league.seed = field.at("seed").integer(0, std::numeric_limits<int>::max());
    league.pairs = field.at("pairs").integer(1, kMaxPairs);
    for (const Field& table : field.at("tables").items(kMaxTables))
        league.tables.push_back(table_from(table, league.pairs));
    return league;
}

Json with_score(Json row, const Estimate& estimate, Count battles, Count draws) {
    row["score"] = short_score(estimate.value);
    row["low"] = short_score(estimate.interval.low);
    row["high"] = short_score(estimate.interval.high);
    row["battles"] = battles;
    row["draws"] = draws;
    return row;
}

Json to_json(const LeagueTable& table, int pairs) {
    const std::size_t n = table.entrants.size();
    Json entrants = Json::array(), rows = Json::array();
    for (std::size_t i = 0; i < n; ++i)
        entrants.push_back(with_score({{"entrant", table.entrants[i]}}, table.against_all(i),
                                      static_cast<Count>(n - 1) * 2 * pairs, table.draws(i)));
    for (std::size_t row = 0; row < n; ++row)
        for (std::size_t column = row + 1; column < n; ++column) {
            const LeagueCell cell = table.cell(row, column);
            Json line = with_score({{"a", table.entrants[row]}, {"b", table.entrants[column]}},
                                   score(cell.pairs, IntervalKind::Fixed), cell.battles(), cell.draws);
            line["pairs"] = cell.pairs;
            rows.push_back(std::move(line));
        }
    return {{"table", table.key}, {"entrants", std::move(entrants)}, {"cells", std::move(rows)}};
}

std::string lines_of(const Json& list) {
    std::string text = "[";
    for (const Json& each : list) text += (text.size() > 1 ? ",\n      " : "\n      ") + each.dump();
    return text + "\n    ]";
}

}  // namespace

core::Result<League, battles::Faults> league_from_json(const Json& json, const std::string& file) {
    if (auto other = battles::other_kind(json, file, "coinwars-league"))
        return core::failure(battles::Faults{std::move(*other)});
    auto league = rules::reading([&] { return all_from(Field(json, "bad_argument")); });
    if (!league) return core::failure(battles::Faults{battles::fault_from(file, league.error())});
    return std::move(*league);
}

Json to_json(const League& league) {
    Json tables = Json::array();
    for (const LeagueTable& table : league.tables) tables.push_back(to_json(table, league.pairs));
    return {{"$schema", "../schemas/league.schema.json"},
            {"format", kLeagueFormat},
            {"version", league.version},
            {"bot", league.bot},
            {"rules", league.rules},
            {"ground", league.ground},
            {"rulings", league.rulings},
            {"seed", league.seed},
            {"pairs", league.pairs},
            {"tables", std::move(tables)}};
}

std::string league_text(const League& league) {
    Json head = to_json(league);
    const Json tables = std::exchange(head["tables"], Json::array());
    std::string text = head.dump(2), rows;
    for (const Json& table : tables)
        rows += (rows.empty() ? "\n    " : ",\n    ") + std::string("{\"table\": ") + table["table"].dump() +
                ", \"entrants\": " + lines_of(table["entrants"]) + ", \"cells\": " + lines_of(table["cells"]) + "}";
    const std::size_t place = text.rfind("[]");
    return text.replace(place, 2, "[" + rows + "\n  ]") + "\n";
}

League load_league(const battles::Library& library, const std::string& name) {
    const auto file = library.assets() / "league" / core::path(name + ".json");
    const auto json = battles::read_json(file);
    if (!json) return {};
    auto league = league_from_json(*json, core::generic_text(file));
    return league ? std::move(*league) : League{};
}

}  // namespace lab
