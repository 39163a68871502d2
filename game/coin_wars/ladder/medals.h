#pragma once
// Medals: deeds named in the rule book's words. Each is a pure test over a finished battle, its steps with their
// events; the one for days running is a test over all results.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/ladder/result.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/kit/session/game_session.h"

namespace ladder {

namespace cw = rules::coin_wars;

// A finished battle from one side's point of view.
struct Fought {
    std::span<const rules::Step<cw::CoinWars>> steps;
    const cw::Match& last;
    cw::Side side;
    std::string_view against;  // the bot's key; empty: a person

    bool won() const { return last.outcome && last.outcome->winner == side; }
    cw::Side enemy() const { return cw::other(side); }
};

struct Medal {
    std::string_view key;  // in files
    words::Key name;
    words::Key deed;          // one sentence
    std::string_view design;  // the design struck on it: coin_design.h
    bool golden;
    bool (*earned)(const Fought& fought);  // nullptr: earned by days running
};
// In the order of display.
std::span<const Medal> medals();
const Medal* find_medal(std::string_view key);

// Keys of the medals that this side has earned in the battle.
std::vector<std::string> deeds_of(const Fought& fought);
// The day on which this person first earned it, "2026-11-26"; empty: not yet.
std::string day_earned(const std::vector<Result>& results, const std::string& person, const Medal& medal);

// The battle in the form that the ladder keeps. `names` and `bots` by side, as in Seat.
struct Players {
    std::array<std::string, 2> names, bots;
};
Result result_of(std::span<const rules::Step<cw::CoinWars>> steps, const cw::Match& last, const Players& players);

}  // namespace ladder
