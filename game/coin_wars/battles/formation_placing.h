#pragma once
// Places a formation by hand: the player draws a line or a box on the table, the available coins take up the plan
// there, each at a legal place, and form the resulting Armies.

#include <optional>
#include <span>
#include <vector>

#include "game/coin_wars/battles/formation_fit.h"

namespace battles {

// A coin that may be placed.
struct Available {
    Member member;
    bool command = false;               // its type has Command
    std::vector<std::size_t> passes{};  // barriers of the site that it may enter
};

struct Lying {
    std::vector<int> coins;                // indices of the placed coins, front first
    std::vector<std::optional<Vec2>> at;   // for each coin; nullopt: no place left
    std::vector<bool> gave_way;            // for each coin: another coin, ground or the zone's border was in the way
    std::vector<std::vector<int>> armies;  // of the placed coins, as indices into the given ones
};

// Takes up the plan as close to `stand` as possible: all coins together are shifted into the zone, then each takes its
// place or the nearest free one. With custom places, as many coins take part as there are places, coins of the named
// types first.
Lying lay(const Site& site, std::span<const Available> coins, const FormationPlan& plan, const Stand& stand);

enum class Straight {
    Snaps,  // a front within four degrees of straight becomes straight
    Free,
};
// A front between two points, facing away from the side's own edge, whichever way it was drawn. `forward`: unit vector,
// straight ahead.
Stand on_drawn_line(Vec2 from, Vec2 to, Vec2 forward, Straight straight);

struct Boxed {
    Shape shape;
    Stand stand;
};
// Shapes the plan so that `count` coins fill the box between two corners, with the front at the box's front; in a box
// that is too small, they stand as close as possible. `diameter`: of the widest coin (in).
Boxed in_box(const FormationPlan& plan, int count, double diameter, Vec2 corner, Vec2 other, Vec2 forward);

// Straight ahead, turned by `degrees` counterclockwise.
Stand turned(Vec2 front, Vec2 forward, double degrees);

// Width (x) and depth (y), rim to rim, in diameters.
Vec2 extent(const FormationPlan& plan, int count);
// Coins in the first row, for formations that use a width; at least one.
int abreast(const FormationPlan& plan, int count);
// The smallest width with that many coins in the first row.
double width_for(const FormationPlan& plan, int count, int abreast);

}  // namespace battles
