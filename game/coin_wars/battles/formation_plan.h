#pragma once
// A formation with its coin types, and its coins' places on the table.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/coin_wars/battles/formation.h"
#include "game/coin_wars/battles/formation_types.h"

namespace battles {

// A custom place.
struct Spot {
    std::string type;
    Vec2 at;  // diameters of the widest coin, x to the right, y forward
    friend bool operator==(const Spot&, const Spot&) = default;
};

// A listed formation with a mix of types, or custom places.
struct FormationPlan {
    std::string title;
    std::vector<std::string> notes;
    std::vector<std::string> coin_sets{"us"};  // the sets that define its types
    const Formation* formation = nullptr;
    Shape shape;
    Mix mix;                   // with a formation: at least one group
    std::vector<Spot> places;  // without a formation: at least one
    friend bool operator==(const FormationPlan&, const FormationPlan&) = default;
};

// The types of all coins in the plan.
std::vector<std::string> types_of(const FormationPlan& plan);

// Where a formation stands, inches.
struct Stand {
    Vec2 front;          // centre of the front line of coin centres
    Vec2 forward{0, 1};  // unit vector
    double width = 0;    // of the front, rim to rim, if the formation uses it; 0: as planned
};
// The front from `left` to `right` as seen by the coins: they face to the left of that direction.
Stand on_line(Vec2 left, Vec2 right);
// Degrees counterclockwise from +x, rounded to hundredths: 90 faces away from Heads.
Stand facing(Vec2 front, double degrees);

struct Member {
    std::string type;
    double diameter = 1;  // inches
};
struct TakenUp {
    std::vector<Vec2> at;    // for each member, inches, on the grid
    std::vector<int> parts;  // for each member; see Layout
};
// Gives each member a place for its type, in order. The plan's diameter is the widest member's (more if custom places
// would otherwise overlap), so narrower coins stand apart. Rounding may overlap rims by less than measure::kOverlap.
// nullopt if there are more members than places.
std::optional<TakenUp> take_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand);

// Like take_up, but if all rims of the plan touch, they touch whatever the coins' sizes: the plan's diameter is the
// most common one; coins of that size stand as planned, and the others are gathered beside them until all are
// linked. Formations with gaps, and custom places, are taken up as planned.
std::optional<TakenUp> close_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand);

// Turns coins on the table into a plan with custom places, facing `forward`. `at` and `members` have the same size, at
// least one.
FormationPlan plan_of(std::span<const Member> members, std::span<const Vec2> at, Vec2 forward);

}  // namespace battles
