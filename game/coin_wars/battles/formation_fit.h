#pragma once
// Where the coins of a formation come to lie: wholly in the side's zone, on the table, off impassable
// ground, over no other coin. Fast enough to be asked in each frame while a formation is drawn on the table.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/measure.h"
#include "game/coin_wars/battles/formation_plan.h"

namespace battles {

// What bounds the places, inches.
struct Site {
    double width = 36, height = 24;             // of the table
    std::vector<Vec2> zone;                     // at least three points
    std::vector<std::vector<Vec2>> barriers{};  // impassable ground
    std::vector<measure::Disc> lying{};         // coins that stay where they are
    friend bool operator==(const Site&, const Site&) = default;
};

struct Wish {
    measure::Disc disc;                 // where it shall lie
    std::vector<std::size_t> passes{};  // barriers that do not concern it (BX-1)
};

struct Fitted {
    std::vector<std::optional<Vec2>> at;  // of each wish, on the grid; nothing: no place is left
    std::vector<int> gave_way;  // wishes that lie more than measure::kTouch from where they should, ascending
};

// The earlier ones of wishes that lie over each other are kept, and all that are free; then each of the
// others takes the place nearest to the wanted one that is still free, in order. The same on every machine.
Fitted fit(const Site& site, std::span<const Wish> wishes);

// The short way, on the grid, on which all of them together come into the zone and onto the table; as far in
// as it goes where they are too wide or too deep. None where the zone has a corner that points inwards.
Vec2 way_into(const Site& site, std::span<const Wish> wishes);

// Where members take up a formation with the least room between them that rounding needs, so that none has to
// give way to another: closed up (close_up). Of places of one's own as many members as there are places, the
// others are left out at the end.
std::optional<TakenUp> stand_up(const Plan& plan, std::span<const Member> members, const Stand& stand);

}  // namespace battles
