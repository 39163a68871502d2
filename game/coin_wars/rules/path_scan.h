#pragma once
// Path scan: one pass over everything near a path: own coins, contact, ground (CW-9, R-7 to R-9, BX-1, BX-2). path.h
// draws the conclusions.

#include <algorithm>
#include <array>
#include <cmath>

#include "game/coin_wars/rules/path.h"

namespace rules::coin_wars {

// The thing that stops a path: a coin or ground; if neither, its own end.
struct Stop {
    double distance = 0;
    int coin = kNoCoin;
    const Terrain* ground = nullptr;
    bool contact() const { return coin != kNoCoin || ground != nullptr; }
    bool in_area() const { return ground != nullptr && ground->kind == Ground::Stop; }
};

struct PathScan {
    int lies_on = kNoCoin;                // an own coin that lies at `to`
    int pressed = kNoCoin;                // a coin that it touches and would move into
    const Terrain* pressed_on = nullptr;  // the same for ground
    const Terrain* ended_in = nullptr;    // BX-2: a stop area that the Charge entered before this leg
    const Terrain* barred = nullptr;      // BX-2: ground that no Charge may enter
    bool touches = false;                 // true if it touches something at the start that stops it
    Stop stop;                            // the first stop on the path
    // The first few of its own side's coins beside the path, which do not stop it; kept to save another pass.
    std::array<int, 8> own{};
    std::size_t own_count = 0;  // counts all of them
};
PathScan scan_path(const Match& match, const Path& path);
// How far along the path the coin can rest after backing up past its own side's coins.
double rest_distance(const Match& match, const Path& path, const PathScan& seen);
// A path this short leads nowhere: after contact, the coin must still reach a different place. The place just inside a
// stop area is always different.
inline constexpr double kShortestPath = 2 * core::kGrid;
inline bool leads_somewhere(const Stop& stop, double rest) {
    return rest >= kShortestPath || (stop.in_area() && rest == stop.distance);
}

// How far the path closes in on a coin or ground that it touches; nullopt if it does not touch it.
std::optional<double> nearing(const Match& match, const Path& path, int other);
std::optional<double> nearing(const Match& match, const Path& path, const Terrain& ground);
// How far the coin can move before it overlaps what it touches; kNever if it passes beside it. 0 under the first
// rulings, where it may not pass.
double met_beside(const Match& match, const Path& path, int other);
double met_beside(const Match& match, const Path& path, const Terrain& ground);
// BX-2: the first slow ground that halves the card's edge on this path; nullptr if there is none.
const Terrain* slowed_by(const Match& match, const Path& path);
// BX-2: how far the centre travels before it enters the area; kNever if it does not.
double entry(const Path& path, const Terrain& area);
// BX-2: true if an earlier leg of this Charge brought the centre into the area.
bool came_into(const Path& path, const Terrain& area);

inline bool in_the_way(const Match& match, const Path& path, int other) {
    const Coin& coin = match.coin(other);
    if (coin.place != Place::Table || other == path.coin || other == path.gone) return false;
    return path.army == kNoArmy || coin.army != path.army;
}

inline double largest_radius(const Scenario& scenario) {
    double largest = 0;
    for (const CoinType& type : scenario.types) largest = std::max(largest, type.radius());
    return largest;
}

// Coins that are compared at once.
inline constexpr int kAtATime = 8;
// True if all kAtATime consecutive coins are farther than that from p; without branches, because nearly all are.
inline bool all_beyond(const Coin* coins, Vec2 p, double distance_squared) {
    bool near = false;
    for (int k = 0; k < kAtATime; ++k) near |= core::length_squared(coins[k].at - p) <= distance_squared;
    return !near;
}

// Visits, in order and as a disc, each coin in the way whose rim the path passes closely. Nearly all coins are far
// away: they are skipped several at a time, by a well-predicted branch.
template <class Visit>
void each_near(const Match& match, const Path& path, Visit visit) {
    const double margin = match.type(path.coin).radius() + 2 * measure::kTouch;
    const Vec2 run = path.to - path.from, middle = (path.from + path.to) * 0.5;
    const double squared = core::length_squared(run);
    const double far = std::sqrt(squared) / 2 + margin + largest_radius(*match.scenario);
    const double far_squared = far * far;
    const Coin* const coins = match.coins.data();
    const int count = match.count();
    for (int i = 0; i < count;) {
        while (i + kAtATime <= count && all_beyond(coins + i, middle, far_squared)) i += kAtATime;
        for (const int end = std::min(i + kAtATime, count); i < end; ++i) {
            const Vec2 at = coins[i].at;
            if (core::length_squared(at - middle) > far_squared || !in_the_way(match, path, i)) continue;
            const double radius = match.type(i).radius(), rim = margin + radius;
            const double aside = core::cross(at - path.from, run);
            if (aside * aside <= rim * rim * squared) visit(i, measure::Disc{at, radius});
        }
    }
}

}  // namespace rules::coin_wars
