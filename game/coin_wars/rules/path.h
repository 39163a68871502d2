#pragma once
// A coin's straight path along the card and where it ends (CW-8, CW-9, R-5 to, BX-1, BX-2): a
// move, or a leg of a Charge. Only coins on the table are in its way.

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/touching.h"
#include "game/kit/refusal.h"

namespace rules::coin_wars {

enum class Going { Moving, Charging };

struct Path {
    int coin = kNobody;
    Vec2 from, to;                           // on the grid
    double reach = 0;                        // greatest distance: L + 2r, or what a first leg left of it
    double slow_reach = 0;                   // BX-2: the same over slow ground
    double fast_reach = 0;                   // BX-11: the same along fast ground; 0: it does not begin on any
    int gone = kNobody;                      // a coin that has just fallen: no longer in the way
    double tolerance = measure::kTolerance;  // on every bound; smaller to find a point well inside
    int army = kNoArmy;                      // its members move along, so none is in the way
    Going going = Going::Moving;
    // For a Charge's second leg: where the Charge began (BX-2); nullopt: at `from`.
    std::optional<Vec2> began{};
};

// Where a path ends, and what ended it.
struct Landing {
    Vec2 at;
    int stopped_by = kNobody;
    bool stopped_by_ground = false;
};

// The greatest distance that any move on this line could have.
inline double longest(const Path& path) {
    return path.going == Going::Moving ? std::max(path.reach, path.fast_reach) : path.reach;
}

// True if contact with `other` stops the coin: an enemy (CW-9), or with `friends: block` any coin.
bool stops(const Match& match, int coin, int other);

// L + 2r. BX-2: L/2 + 2r if its centre is on slow ground when the move begins.
double allowance(const Match& match, int coin, Vec2 from);
// The same for that path (its `reach`), which `slow: way` halves if it leads onto or over slow ground as well, and fast
// ground along all of it lengthens (BX-11).
double allowance(const Match& match, const Path& path);
// The full path of a move of this coin, `to` rounded.
Path path_to(const Match& match, int coin, Vec2 to);
// What keeps a coin from going a way, BX-1, BX-2.
enum class Hindrance { None, NoPoint, Nowhere, TooFar, OffTable, Ended, LiesOn, Pressed, PressedOn, Barred, NoRoom };
// What check_path would refuse, without its words: for searches, which ask of many ways.
Hindrance hindrance(const Match& match, const Path& path);
// Nullopt if the coin may go that way. Refuses with out_of_reach, off_table,
// overlap, into_enemy, impassable (BX-1 as R-9; BX-2: ground that no Charge
// may enter, or a Charge that continues after its move has ended) or no_room.
std::optional<Refusal> check_path(const Match& match, const Path& path);
// the refusals of check_path for which it does not matter where enemies lie.
std::optional<Refusal> check_end(const Match& match, const Path& path);
// Of these, those that do not depend on where the path begins: off_table and overlap.
std::optional<Refusal> check_spot(const Match& match, const Path& path);
// The own coin that keeps it from resting where it was stopped, so that it backs up, or kNobody.
int backed_off_by(const Match& match, const Path& path);
// Where the coin comes to rest, on the grid; the path must have passed check_path. Contact with impassable
// ground and entering a stop area both count as stopped by ground.
Landing land(const Match& match, const Path& path);
// The same of any path; nullopt if check_path would refuse it.
std::optional<Landing> land_if_legal(const Match& match, const Path& path);
// How far towards `to` a coin stopped at `distance` can rest: it backs up past own coins.
double last_free(const measure::Disc& start, Vec2 to, std::span<const measure::Disc> own, double distance);

}  // namespace rules::coin_wars
