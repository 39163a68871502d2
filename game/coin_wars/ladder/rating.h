#pragma once
// A person's strength as an Elo rating, with its uncertainty.
//
// Elo's model: a player with R points scores E = 1 / (1 + 10^((S - R) / 400)) on average against one with S, counting a
// draw as half. A person's rating is the one that makes all their results most likely (maximum likelihood), together
// with two draws against kStart points, so that a single win does not give an absurd rating. The interval covers 95 %:
// 1.96 / sqrt(I) to each side, where I sums (ln 10 / 400)^2 E (1 - E) over the battles.

#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/ladder/result.h"

namespace ladder {

inline constexpr double kStart = 1200;
// The rating of a bot's level; kStart if unknown.
//
// A sergeant has kStart; the others are measured, level against level (`coinwars-cli lab sprt A B --on BATTLES --elo1 1
// --games N`, with 95 % intervals that are wide because they hold at any moment of the run):
//
//   sergeant against recruit   300 (248 to 356)   2170 battles, all shipped ones
//   general against sergeant   696 (315 to 1200)   112 battles, all shipped ones
//   marshal against general    129 (-97 to 393)     48 battles, the six smallest
double bot_points(std::string_view bot);

struct Rating {
    double points = kStart, within = 0;  // the interval runs from points - within to points + within
    int battles = 0, wins = 0, draws = 0;
};
Rating rating_of(const std::vector<Result>& results, const std::string& person);

// A person's results against one opponent, or in one battle.
struct Tally {
    std::string against;  // a person's name or a bot's key; for a battle its title
    bool bot = false;
    int wins = 0, draws = 0, losses = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};
// Bots first, the weakest first; then persons by name.
std::vector<Tally> by_opponent(const std::vector<Result>& results, const std::string& person);
// The most fought first.
std::vector<Tally> by_battle(const std::vector<Result>& results, const std::string& person);

}  // namespace ladder
