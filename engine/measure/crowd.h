#pragma once
// Gathers and scatters coins (R-20, R-20a, R-26, R-29) in closed form: the same positions on every machine.
// Inches; all positions, requested and returned, are on the grid (core::kGrid). The tasks are plain geometry;
// the caller decides who is friend and who is enemy.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"

namespace measure {

// The fixed surroundings of the coins that are moved.
struct Surroundings {
    double table_width = 0, table_height = 0;
    std::vector<Disc> enemies;  // rims may not pass through them, and nothing may rest on them
    std::vector<Disc> others;   // own coins that take no part: rims may pass, nothing may rest on them
};

// A coin to be brought up.
struct Coming {
    Disc start;
    Vec2 wanted;                    // its place in the formation, used if it is free and linked
    double farthest = 1e9;          // R-40, gather: own_reach: how far from its start
    std::vector<Polygon> ground{};  // impassable for this coin
};
struct GatherTask {
    Surroundings around;
    std::vector<Disc> settled;  // at least one; they stay where they are and are linked to each other
    std::vector<Coming> coming;
};

// each coin takes its wanted place if it can (free, reachable, and linked by touch to the settled
// coins, directly or through others). The rest are brought up to touch, as near to their wanted places as can
// be found, until all are linked. Results are in the order of `coming`; nullopt means that the coin found no
// free place in touch or no path for its rim.
std::vector<std::optional<Vec2>> gather(const GatherTask& task);
// Like gather(), but for all coins or none: if some find no place, retries with the start of each as its wanted place.
std::optional<std::vector<Vec2>> gather_all(GatherTask task);
// True if a proposal is valid: one place for each of `coming`, on the grid, free, on the table, reachable,
// and all linked by touch to the settled coins.
bool is_gathered(const GatherTask& task, std::span<const Vec2> places);

// True if the disc can get from where it is to `to` around enemies and ground without leaving the table. Both
// ends must be free. A gap that the disc exactly fits counts as passable.
bool has_way(const Disc& disc, Vec2 to, const Surroundings& around, std::span<const Polygon> ground);

inline constexpr double kMinApart = 0.1, kMaxApart = 0.3;  // gaps between scattered coins

struct ScatterTask {
    Surroundings around;
    std::vector<Disc> coins;                     // where they are now
    std::vector<std::vector<Polygon>> ground{};  // impassable for each coin; empty: none for any of them
};
// pushes coins apart and away from the enemy, to gaps of kMinApart to kMaxApart if there is room.
// They never end up in contact with an enemy (a coin that touches one at the start is moved off if there is
// room), on anything, or off the table. A coin that finds no such place stays.
std::vector<Vec2> scatter(const ScatterTask& task);
// True if a proposal is valid: every place is on the grid, free, on the table and reachable; no coin newly
// touches an enemy; no gap between two of the coins is under kMinApart if scatter() would have opened it;
// and no coin moves farther than kMaxApart times the number of coins.
bool is_scattered(const ScatterTask& task, std::span<const Vec2> places);

}  // namespace measure
