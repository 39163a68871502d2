#pragma once
// A formation as it is laid by hand: a line or a box drawn on the table says where, coins that are there take
// up the plan, each at a legal place, and the Armies that come of it.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/formation_fit.h"

namespace battles {

// A coin that may be laid.
struct Available {
    Member member;
    bool command = false;               // its type has Command
    std::vector<std::size_t> passes{};  // barriers of the site that do not concern it
};

struct Lying {
    std::vector<int> coins;               // who lies in it, the front first: indices of those given
    std::vector<std::optional<Vec2>> at;  // of each; nothing: no place is left for it
    std::vector<bool> gave_way;           // of each: another coin, ground or the zone's border was in the way
    std::vector<std::vector<int>> armies;  // of those that have a place, as indices of those given
};

// The plan taken up there as near as can be: all together are shifted into the zone, then each goes to its
// place or to the nearest free one. Of places of one's own as many coins take part as there are places, those
// of the types that it names first.
Lying lay(const Site& site, std::span<const Available> coins, const Plan& plan, const Stand& stand);

enum class Straight {
    Snaps,  // a front that leaves the straight one by no more than four degrees is straight
    Free,
};
// The front from one end to the other: it looks away from the own edge, whichever way it was drawn.
// `forward`: unit vector, straight ahead.
Stand on_drawn_line(Vec2 from, Vec2 to, Vec2 forward, Straight straight);

// The plan so shaped that so many coins fill the box between two corners, its front at the box's front; where
// that is too small, as close as they stand. `diameter` of the widest coin.
struct Boxed {
    Shape shape;
    Stand stand;
};
Boxed in_box(const Plan& plan, int count, double diameter, Vec2 corner, Vec2 other, Vec2 forward);

// Straight ahead or turned by so many degrees counterclockwise.
Stand turned(Vec2 front, Vec2 forward, double degrees);

// Rim to rim, in diameters: x the width, y the depth.
Vec2 extent(const Plan& plan, int count);
// Coins in the first row of those that heed a width; at least one.
int abreast(const Plan& plan, int count);
// The least width at which that many stand in the first row.
double width_for(const Plan& plan, int count, int abreast);

}  // namespace battles
