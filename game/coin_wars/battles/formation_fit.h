#pragma once
// Fits the coins of a formation into a site: wholly in the side's zone, on the table, off impassable ground, over
// no other coin. Fast enough to run every frame while the player drags a formation.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation_plan.h"

namespace battles {

// The bounds of the places, inches.
struct Site {
    double width = 36, height = 24;             // table size
    std::vector<Vec2> zone;                     // at least three points
    std::vector<std::vector<Vec2>> barriers{};  // impassable ground
    std::vector<measure::Disc> lying{};         // coins that stay where they are
    friend bool operator==(const Site&, const Site&) = default;
};

struct Wish {
    measure::Disc disc;                 // where the coin should go
    std::vector<std::size_t> passes{};  // barriers that it may enter (BX-1)
};

struct Fitted {
    std::vector<std::optional<Vec2>> at;  // for each wish, on the grid; nullopt: no place left
    // Wishes placed more than measure::kTouch from where they should be, ascending.
    std::vector<int> gave_way;
};

// Wishes whose place is free get it, in order, so the earlier of two overlapping wishes wins. Then each remaining wish
// takes the free place nearest to the one it wanted, in order. The same on every machine.
Fitted fit(const Site& site, std::span<const Wish> wishes);

// A short shift, on the grid, that brings all wishes together into the zone and onto the table, or as far in as
// possible if they are too wide or too deep. Zero if the zone has a corner that points inwards.
Vec2 way_into(const Site& site, std::span<const Wish> wishes);

// Like close_up, but with the least extra room that rounding needs, so that no coin has to give way to another. With
// custom places, members beyond the number of places are left out, the last ones first.
std::optional<TakenUp> stand_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand);

}  // namespace battles
