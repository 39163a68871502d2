#pragma once
// Marks for what lies on the table. Coins at true size: a rim to lay the coin in, solid for Heads and dashed for Tails,
// with its identity inside. Terrain: outlines with names and effects.

#include "game/coin_wars/print/print_job.h"

namespace print {

Pen rim_of(cw::Side side);
// The rim, with a second one inside for a coin that leads an Army, the coin's name in this battle, its type and value,
// its side and id. The coin must have a place.
std::vector<Mark> coin_marks(const Job& job, int coin);
// The outlines of all coins that have a place.
std::vector<Circle> placed_rims(const cw::Scenario& scenario);
// A fine bar across the rims of neighbours in each Army, so that its coins are visibly linked.
std::vector<Mark> army_links(const cw::Scenario& scenario);

// A place for text. `room`: inches of free space around it, negative if there is none.
struct Spot {
    Vec2 at;
    double room = 0;
};
// The point in both polygon and box with the most free space around it, also away from these circles.
Spot roomiest(const std::vector<Vec2>& polygon, const std::vector<Circle>& beside, const Box& within);

// The name in bold, with `part` if there are several, and its effect below, centred at the spot, as large as the room
// allows.
std::vector<Mark> ground_words(const Job& job, const cw::Terrain& ground, const Spot& spot,
                               const std::string& part = {});
// The north arrow and the scale, if the battle has them. `size`: of the text, in points.
std::vector<Mark> map_marks(const Job& job, double size = 10);
Path outline(const std::vector<Vec2>& polygon, const Pen& pen);

}  // namespace print
