#pragma once
// One straight way of a coin along the card, and where it ends (CW-8, CW-9, R-5 to, BX-1, BX-2): a
// move, or a leg of a Charge. Only coins on the table are in its way.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/rules/query.h"

namespace rules::coin_wars {

enum class Going { Moving, Charging };

struct Way {
    int coin = kNobody;
    Vec2 from, to;                           // on the grid
    double reach = 0;                        // the greatest distance: L + 2r, or what a first leg left of it
    int gone = kNobody;                      // a coin that has just fallen: it no longer lies in the way
    double tolerance = measure::kTolerance;  // on every bound; smaller to look for a point well inside
    int army = kNoArmy;                      // its members move along: none of them is in the way
    Going going = Going::Moving;
    // Of a Charge's second leg: where the coin stood when it began (BX-2); nothing: at `from`.
    std::optional<Vec2> began{};
};

measure::Disc disc_of(const Match& match, int coin);
// It stops the coin at contact: an enemy (CW-9), with `friends: block` any coin.
bool stops(const Match& match, int coin, int other);

// L + 2r; BX-2: L/2 + 2r where its centre lies on slow ground as the move begins.
double allowance(const Match& match, int coin, Vec2 from);
// The whole way of a move of this coin, `to` rounded.
Way way_to(const Match& match, int coin, Vec2 to);
// Nothing if the coin may go that way; else out_of_reach, off_table, overlap, into_enemy, impassable (BX-1 as
// R-9, BX-2: ground into which no Charge leads, or a Charge that goes on from where its move has ended) or
// no_room.
std::optional<Refusal> check_way(const Match& match, const Way& way);
// Where it comes to rest, on the grid; the way must have passed check_way. Contact with impassable ground and
// entering a stop area both count as stopped by ground.
Landing land(const Match& match, const Way& way);
// How far on the way to `to` a coin can rest that is stopped at `distance`: backed up past the own coins that
// lie there.
double last_free(const measure::Disc& start, Vec2 to, std::span<const measure::Disc> own, double distance);

// How far this way's coin can come in `directions` equal angles counterclockwise from +x, contact included; 0
// where it cannot go that way. Its `to` does not matter.
std::vector<double> reach_of(const Match& match, const Way& way, int directions);

}  // namespace rules::coin_wars
