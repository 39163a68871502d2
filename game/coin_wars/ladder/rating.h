#pragma once
// How strong a person is, in Elo's numbers, and how sure that is.
//
// Elo's model: whoever has R points against S scores E = 1 / (1 + 10^((S - R) / 400)) on average, a draw counted as half.
// A person's number is the one that makes all that they fought likeliest (maximum likelihood), together with two draws
// against kStart points, so that a first win does not lift anybody to the skies. The interval has 95 %:
// 1.96 / sqrt(I) to both sides, where I sums (ln 10 / 400)^2 E (1 - E) over the battles.

#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/ladder/result.h"

namespace ladder {

inline constexpr double kStart = 1200;
// Of a bot's level; kStart for one that is unknown.
//
// A sergeant has kStart; the others are measured, level against level (`coinwars-cli lab sprt A B --on BATTLES --elo1 1
// --games N`, with intervals of 95 %, wide since they hold at any moment of the run):
//
//   sergeant against recruit   300 (248 to 356)   2170 battles, all that ship
//   general against sergeant   696 (315 to 1200)   112 battles, all that ship
//   marshal against general    129 (-97 to 393)     48 battles, the six smallest
double bot_points(std::string_view bot);

struct Rating {
    double points = kStart, within = 0;  // the interval is points - within to points + within
    int battles = 0, wins = 0, draws = 0;
};
Rating rating_of(const std::vector<Result>& results, const std::string& person);

// What this person fought against one opponent, or in one battle.
struct Tally {
    std::string against;  // a person's name or a bot's key; of a battle its title
    bool bot = false;
    int wins = 0, draws = 0, losses = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};
// Bots first, the weakest first; then persons, by name.
std::vector<Tally> by_opponent(const std::vector<Result>& results, const std::string& person);
// The most fought first.
std::vector<Tally> by_battle(const std::vector<Result>& results, const std::string& person);

}  // namespace ladder
