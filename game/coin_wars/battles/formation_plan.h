#pragma once
// A formation with its types, and where its coins come to lie on the table.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/formation.h"
#include "game/coin_wars/battles/formation_types.h"

namespace battles {

// A place of one's own making.
struct Spot {
    std::string type;
    Vec2 at;  // diameters of the widest coin, x to the right, y forward
    friend bool operator==(const Spot&, const Spot&) = default;
};

// One of the list with a mix, or places of one's own.
struct Plan {
    std::string title;
    std::vector<std::string> notes;
    std::vector<std::string> coin_sets{"us"};  // whose types it names
    const Formation* formation = nullptr;
    Shape shape;
    Mix mix;                   // with a formation: at least one group
    std::vector<Spot> places;  // without one: at least one
    friend bool operator==(const Plan&, const Plan&) = default;
};

// The coins that it names, by type.
std::vector<std::string> types_of(const Plan& plan);

// Where a formation stands, inches.
struct Stand {
    Vec2 front;          // the middle of its front line of centres
    Vec2 forward{0, 1};  // unit vector
    double width = 0;    // of the front from rim to rim, for those that heed it; 0: as planned
};
// The front from `left` to `right`, as the coins see it: they face to the left of the way from one to the
// other.
Stand on_line(Vec2 left, Vec2 right);
// Degrees counterclockwise from +x, rounded to hundredths: 90 looks away from Heads.
Stand facing(Vec2 front, double degrees);

struct Member {
    std::string type;
    double diameter = 1;  // inches
};
struct TakenUp {
    std::vector<Vec2> at;    // of each member, inches, on the grid
    std::vector<int> parts;  // of each member, see Layout
};
// Each member at a place for its type, the members of a type in their order; a diameter of the plan is the
// widest member's (more where places of one's own would let them overlap), so narrower ones stand apart.
// Rounding lets rims overlap by less than measure::kOverlap. Nothing: there are more members than places.
std::optional<TakenUp> take_up(const Plan& plan, std::span<const Member> members, const Stand& stand);

// The same, but where the plan lets all rims touch they do so, whatever their sizes: a diameter of the plan
// is the one that most members have; these lie as planned, the others are brought up beside them as R-20 does
// it, until touching links all. What stands apart, and places of one's own, are taken up as planned.
std::optional<TakenUp> close_up(const Plan& plan, std::span<const Member> members, const Stand& stand);

// What lies on the table as a plan, `forward` its front; the same number of `at` and members, at least one.
Plan plan_of(std::span<const Member> members, std::span<const Vec2> at, Vec2 forward);

}  // namespace battles
