#pragma once
// One straight way of a coin along the card, and where it ends (CW-8, CW-9, R-5 to ): a move, or a
// leg of a Charge.

#include <optional>
#include <span>

#include "engine/measure/measure.h"
#include "game/rules/coin_wars/query.h"

namespace rules::coin_wars {

struct Way {
    int coin = kNobody;
    Vec2 from, to;                           // on the grid
    double reach = 0;                        // the greatest distance: L + 2r, or what a first leg left of it
    int gone = kNobody;                      // a coin that has just fallen: it no longer lies in the way
    double tolerance = measure::kTolerance;  // on every bound; smaller to look for a point well inside
};

measure::Disc disc_of(const Match& match, int coin);
// It stops the coin at contact: an enemy (CW-9), with `friends: block` any coin.
bool stops(const Match& match, int coin, int other);

// The whole way of a move of this coin, `to` rounded.
Way way_to(const Match& match, int coin, Vec2 to);
// Nothing if the coin may go that way; else out_of_reach, off_table, overlap, into_enemy, impassable or
// no_room.
std::optional<Refusal> check_way(const Match& match, const Way& way);
// Where it comes to rest, on the grid; the way must have passed check_way.
Landing land(const Match& match, const Way& way);
// How far on the way to `to` a coin can rest that is stopped at `distance`: backed up past the own coins that
// lie there.
double last_free(const measure::Disc& start, Vec2 to, std::span<const measure::Disc> own, double distance);

}  // namespace rules::coin_wars
