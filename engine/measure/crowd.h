#pragma once
// Coins brought together and pushed apart (R-20, R-20a, R-26, R-29), in closed form: the same places on every
// machine. Inches; all places asked for and given lie on the grid (core::kGrid). Tasks are plain geometry;
// who is friend and who is enemy is the caller's.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"

namespace measure {

// What lies still around those that are moved.
struct Surroundings {
    double table_width = 0, table_height = 0;
    std::vector<Disc> enemies;  // no rim passes through them; none is lain on
    std::vector<Disc> others;   // own coins that have no part in it: passed over, not lain on
};

// One that is brought up.
struct Coming {
    Disc start;
    Vec2 wanted;                    // its place in the formation, where that is free and linked
    double farthest = 1e9;          // R-40 gather: own_reach: how far from its start it may be brought
    std::vector<Polygon> ground{};  // impassable for this coin
};
struct GatherTask {
    Surroundings around;
    std::vector<Disc> settled;  // members that lie where they will: at least one; they are linked
    std::vector<Coming> coming;
};

// each keeps its wanted place where it can (free, with a way there, and linked by touching to the
// settled, directly or through others); the rest are brought up to touch, as near to their wanted places as
// can be found, until touching links all. As `coming`; nothing: for this one there is no free place in touch,
// or no way for its rim.
std::vector<std::optional<Vec2>> gather(const GatherTask& task);
// A proposal holds: as many places as coming, on the grid, free, on the table, reached, and all linked
// (touching) with the settled.
bool is_gathered(const GatherTask& task, std::span<const Vec2> places);

// Some way leads the disc's rim from where it is to `to`, around enemies and ground; both must be free. It
// passes exactly where the disc fits, and does not leave the table.
bool has_way(const Disc& disc, Vec2 to, const Surroundings& around, std::span<const Polygon> ground);

inline constexpr double kLeastApart = 0.1, kMostApart = 0.3;  // gaps of scattered coins

struct ScatterTask {
    Surroundings around;
    std::vector<Disc> coins;                     // as they lie
    std::vector<std::vector<Polygon>> ground{};  // impassable for each of them; empty: for none
};
// pushed apart and away from the enemy, to gaps of kLeastApart to kMostApart where there is room; never
// into contact with an enemy (one that it touches at the start is left, where there is room), nor onto
// anything, nor off the table. Who finds no such place stays.
std::vector<Vec2> scatter(const ScatterTask& task);
// A proposal holds: on the grid, free, on the table, nobody newly in touch with an enemy, and no gap between
// two of the coins under kLeastApart that scatter() itself would have opened; each has a way there, and none
// is moved farther than kMostApart for each coin of the task.
bool is_scattered(const ScatterTask& task, std::span<const Vec2> places);

}  // namespace measure
