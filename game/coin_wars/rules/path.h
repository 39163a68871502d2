#pragma once
// A coin's straight path along the card and where it ends (CW-8, CW-9, R-5 to, BX-1, BX-2): a move, or a leg
// of a Charge. Only coins on the table can block it.

#include <algorithm>
#include <optional>
#include <span>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/touching.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

enum class Going { Moving, Charging };

struct Path {
    int coin = kNoCoin;
    Vec2 from, to;                           // on the grid
    double reach = 0;                        // greatest distance (in): L + 2r, or what the first leg left of it
    double slow_reach = 0;                   // BX-2: likewise over slow ground
    double fast_reach = 0;                   // BX-11: likewise along fast ground; 0: the path does not begin on any
    int gone = kNoCoin;                      // a coin that has just fallen and no longer blocks
    double tolerance = measure::kTolerance;  // at every bound (in); smaller to find a point well inside
    int army = kNoArmy;                      // its members move along, so none of them blocks
    Going going = Going::Moving;
    // For a Charge's second leg: where the Charge began (BX-2); nullopt: at `from`.
    std::optional<Vec2> began{};
};

// Where a path ends, and what ended it.
struct Landing {
    Vec2 at;
    int stopped_by = kNoCoin;
    bool stopped_by_ground = false;
};

// The greatest distance that a move on this line could cover.
inline double longest(const Path& path) {
    return path.going == Going::Moving ? std::max(path.reach, path.fast_reach) : path.reach;
}

// True if contact with `other` stops the coin: an enemy (CW-9), or with `friends: block` any coin.
bool stops(const Match& match, int coin, int other);

// L + 2r. BX-2: L/2 + 2r if its centre is on slow ground when the move begins. Inches.
double allowance(const Match& match, int coin, Vec2 from);
// The same for a given path (its `reach`): halved under `slow: way` if it leads onto or over slow ground, lengthened if
// fast ground lies along all of it (BX-11).
double allowance(const Match& match, const Path& path);
// The full path of a move of this coin, `to` rounded.
Path path_to(const Match& match, int coin, Vec2 to);
// The reason why a path is illegal, BX-1, BX-2.
enum class Hindrance {
    None,
    NoPoint,  // not finite
    Nowhere,  // ends where it starts
    TooFar,
    OffTable,
    Ended,      // BX-2: the coin is already on ground that ends moves
    LiesOn,     // overlaps an own coin at its end
    Pressed,    // starts in contact, towards that coin
    PressedOn,  // the same, towards impassable ground
    Barred,     // BX-2: ground that no Charge may enter
    NoRoom      // stopped where own coins leave no place
};
// The reason for which check_path would refuse, without its text: for searches over many paths.
Hindrance hindrance(const Match& match, const Path& path);
// nullopt if the coin may move along the path. Refuses with out_of_reach, off_table, overlap, into_enemy, impassable
// (BX-1 as R-9; BX-2: ground that no Charge may enter, or a Charge that would continue after its move has ended) or
// no_room.
std::optional<Refusal> check_path(const Match& match, const Path& path);
// the refusals of check_path that do not depend on enemies.
std::optional<Refusal> check_end(const Match& match, const Path& path);
// The subset of these that does not depend on the start of the path: off_table and overlap.
std::optional<Refusal> check_spot(const Match& match, const Path& path);
// The side's own coin that prevents it from resting where it stopped, so that it backs up, or kNoCoin.
int backed_off_by(const Match& match, const Path& path);
// Where the coin comes to rest, on the grid; the path must have passed check_path. Touching impassable ground and
// entering a stop area both count as stopped by ground.
Landing land(const Match& match, const Path& path);
// The same for any path; nullopt if check_path would refuse it.
std::optional<Landing> land_if_legal(const Match& match, const Path& path);
// How far towards `to` a coin stopped at `distance` can rest: it backs up past its own side's coins.
double last_free(const measure::Disc& start, Vec2 to, std::span<const measure::Disc> own, double distance);

}  // namespace rules::coin_wars
