#pragma once
// How evenly bots fight the shipped battles, measured once (coinwars-cli lab odds) and kept in assets/odds/battles.json
// and sergeant.json, "coinwars-odds/1". Users' battles have no row.

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace battles {

// Coins of one side whose absence makes the battle about even.
struct EvenWithout {
    rules::coin_wars::Side side = rules::coin_wars::Side::Heads;
    std::vector<std::string> coins;  // ids
    friend bool operator==(const EvenWithout&, const EvenWithout&) = default;
};

struct MeasuredOdds {
    std::string bot;        // the level that played both sides
    std::int64_t work = 0;  // most candidate moves for a turn; 0: the level's default
    int battles = 0;
    std::array<int, 2> wins{};  // Heads, Tails; the rest were draws
    int turns = 0;              // the median length
    std::optional<EvenWithout> even_without{};
    rules::coin_wars::Side stronger() const;  // the side that wins more often
    // This side's wins in 100 battles, rounded; both sides together never exceed 100.
    int percent(rules::coin_wars::Side side) const;
    double share() const;  // of the stronger side, a draw counting half, from 0 to 1
    // Of that share, from 0 to 1: Wilson's interval at 95 %.
    struct Interval {
        double low = 0, high = 1;
        double half() const { return (high - low) / 2; }
    };
    Interval interval() const;
    // The interval in battles of 100: its middle, and how far it goes to both sides.
    int middle() const;
    int margin() const;
    // Stronger: the interval leaves half. Even: it is narrow, and the share near half.
    enum class Says { Undecided, Even, Stronger };
    Says says() const;
    friend bool operator==(const MeasuredOdds&, const MeasuredOdds&) = default;
};
using OddsOfBattles = std::map<std::string, MeasuredOdds>;  // by the battles' names

inline constexpr const char* kOddsFormat = "coinwars-odds/1";
core::Result<OddsOfBattles, Faults> odds_from_json(const rules::Json& json, const std::string& file);
rules::Json to_json(const OddsOfBattles& odds);
// The shipped odds, between generals; empty if the file cannot be read.
OddsOfBattles load_odds(const Library& library);
// The shipped odds between bots of that level, from its own file; battles without a row there: between generals.
OddsOfBattles load_odds(const Library& library, std::string_view level);

// The battle with these coins removed from their side's list and its Armies.
rules::Json without(rules::Json battle, const EvenWithout& left_out);

}  // namespace battles
