#pragma once
// A league: all entrants fought each other under one bot, measured once and shipped (assets/league), in one or several
// tables. "coinwars-league/1".

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/statistics.h"
#include "game/kit/json.h"

namespace lab {

// One entrant against another, from the first one's point of view.
struct LeagueCell {
    Pentanomial pairs{};
    Count draws = 0;  // battles
    Count battles() const;
    Count wins() const;  // battles
    friend bool operator==(const LeagueCell&, const LeagueCell&) = default;
};

struct LeagueTable {
    std::string key;                    // a key of lab::kAlike, or "points"
    std::vector<std::string> entrants;  // keys of formations or of lab::point_lists
    std::vector<LeagueCell> cells;      // by cell_of (matrix.h)
    // From the row's point of view; row and column must differ.
    LeagueCell cell(std::size_t row, std::size_t column) const;
    // A row's mean score over its cells; the 95 % interval combines those of the cells.
    Estimate against_all(std::size_t row) const;
    Count draws(std::size_t row) const;
    std::vector<std::size_t> order() const;  // best first, ties in order of entrants
    friend bool operator==(const LeagueTable&, const LeagueTable&) = default;
};

struct League {
    std::string version;  // of the program that measured it
    std::string bot;      // a level's key; plays both sides
    std::string rules;    // "kitchen" or "tournament"
    std::string ground;   // a key of open_ground
    int rulings = 1;      // R-41; those of files that name none
    int seed = 1, pairs = 1;
    std::vector<LeagueTable> tables;
    // nullptr if there is none.
    const LeagueTable* find(const std::string& key) const;
    friend bool operator==(const League&, const League&) = default;
};

inline constexpr const char* kLeagueFormat = "coinwars-league/1";
core::Result<League, battles::Faults> league_from_json(const rules::Json& json, const std::string& file);
rules::Json to_json(const League& league);
// The same as text, one line for each entrant and cell.
std::string league_text(const League& league);
// The league with this name in assets/league; without tables if it cannot be read.
League load_league(const battles::Library& library, const std::string& name);

}  // namespace lab
