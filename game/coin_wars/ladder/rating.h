#pragma once
// How strong a person is, in Elo's numbers, and how sure that is.
//
// Elo's model: whoever has R points against S scores E = 1 / (1 + 10^((S - R) / 400)) on average, a draw counted as half.
// A person's number is the one that makes all that they fought likeliest (maximum likelihood), together with two draws
// against kStart points, so that a first win does not lift anybody to the skies. The bots' numbers are agreed on, not
// measured. The interval has 95 %: 1.96 / sqrt(I) to both sides, where I sums (ln 10 / 400)^2 E (1 - E) over the battles.

#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/ladder/result.h"

namespace ladder {

inline constexpr double kStart = 1200;
// Of a bot's level; kStart for one that is unknown.
double agreed_points(std::string_view bot);

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
