#pragma once
// Measuring on the table in closed form, in inches and double: the same answer on every machine. Rules ask
// only this room; the physics room is held against it in tests. Angles do not occur; directions are unit
// vectors.

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/vec2.h"

namespace measure {

using core::Vec2;

inline constexpr double kTouch = 0.02;            // rims this close touch
inline constexpr double kTolerance = 1.0 / 1024;  // on every bound
inline constexpr double kOverlap = 0.002;         // coins never lie deeper in each other
inline constexpr double kCardShort = 3.0;         // CW-2
inline constexpr double kCardLong = 5.0;
inline constexpr double kCardDiagonal = 5.830951894845301;  // sqrt(34)

struct Disc {
    Vec2 center;
    double radius = 0;  // > 0
};
struct Segment {
    Vec2 a, b;
};
// A simple polygon of at least three points, in either direction, without a repeated last point.
using Polygon = std::span<const Vec2>;

// From rim to rim; negative where they overlap.
double gap(const Disc& a, const Disc& b);
double gap(const Disc& disc, const Segment& segment);
// From the rim to the nearest edge of the polygon; negative where any of the disc lies inside.
double gap(const Disc& disc, Polygon polygon);
// R-6 with R-38: the gap is at most kTouch + kTolerance.
bool touching(const Disc& a, const Disc& b);

Vec2 nearest_point(const Segment& segment, Vec2 p);
// A point on the border is inside.
bool inside(Polygon polygon, Vec2 p);
// The whole disc lies inside the polygon (kTolerance allowed).
bool inside(Polygon polygon, const Disc& disc);

// How far `moving` travels along the straight line to `to` before the gap to the obstacle is 0; nothing if it
// never is on that way. An obstacle that it overlaps or touches at gap 0 at the start stops it at 0 only if
// the way closes the gap. A way that only grazes the obstacle (deeper by less than 1e-9 in) never meets it.
std::optional<double> sweep(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> sweep(const Disc& moving, Vec2 to, const Segment& obstacle);
std::optional<double> sweep(const Disc& moving, Vec2 to, Polygon obstacle);
// The same as a bare number, kNever where sweep gives nothing: what the loops of this room use.
inline constexpr double kNever = std::numeric_limits<double>::infinity();
double travel(const Disc& moving, Vec2 to, const Disc& obstacle);
double travel(const Disc& moving, Vec2 to, const Segment& obstacle);
double travel(const Disc& moving, Vec2 to, Polygon obstacle);
// going that way makes the gap smaller at first.
bool closes(const Disc& moving, Vec2 to, const Disc& obstacle);
bool closes(const Disc& moving, Vec2 to, Polygon obstacle);
// How far the way leads towards what of the obstacle is nearest at the start; negative where it leads away.
// From inside a polygon every way leads in that does not lead to the nearest of its border.
double nearing(const Disc& moving, Vec2 to, const Disc& obstacle);
double nearing(const Disc& moving, Vec2 to, Polygon obstacle);

// How far a point travels on the straight line to `to` before it comes from outside into the polygon; kNever
// where it never does. One that starts inside or on the border comes in only after it has left; a way along
// the border, or deeper by less than 1e-9 in, stays outside.
double entry(Vec2 from, Vec2 to, Polygon area);
// The same with a start that counts as outside, wherever it lies.
double entry_from_outside(Vec2 from, Vec2 to, Polygon area);

// The line between two centres crosses the disc (R-40 fire_blocked).
bool crosses(Vec2 from, Vec2 to, const Disc& disc);

// An index card laid flat: the corner where its measuring edge begins, the direction of that edge, and to
// which side it lies.
struct Card {
    Vec2 corner;
    Vec2 along;               // unit vector of the measuring edge
    double edge = kCardLong;  // length of that edge: kCardShort or kCardLong; the other edge is the other one
    bool left = true;         // the card lies to the left of `along`
};
// the card beside which a coin of radius r slides from `from` to `to`: its edge touches the coin at both
// ends. The edge begins abreast of the start's rim, so that the coin's way is at most edge + 2 r.
Card card_for_move(const Disc& coin, Vec2 to, double edge);
// CW-12: a card that touches both coins, laid along edge or diagonal as the gap needs; nothing where the gap
// is over the diagonal by more than kTolerance.
std::optional<Card> card_for_shot(const Disc& shooter, const Disc& target);
// The four corners, counterclockwise, beginning with `corner`.
std::vector<Vec2> corners(const Card& card);

// Where the centre of a coin can come to rest in one straight move: for `directions` equal angles
// (direction.h) counterclockwise from +x the greatest distance, from 0 to `reach`, cut by the stops
// (contact), by ground and by the table's border.
struct ReachQuery {
    Disc coin;
    double reach = 0;  // L + 2r, R-5
    double table_width = 0, table_height = 0;
    std::span<const Disc> stops;
    std::span<const std::vector<Vec2>> ground;  // impassable polygons
    int directions = 720;
};
std::vector<double> reach_region(const ReachQuery& query);

}  // namespace measure

#include "engine/measure/sweep.h"
