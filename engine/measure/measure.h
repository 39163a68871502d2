#pragma once
// Measuring on the table in closed form, in inches and double precision: the same answer on every machine.
// The rules use only this library; tests compare the physics with it. There are no angles; directions are
// unit vectors.

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/vec2.h"

namespace measure {

using core::Vec2;

inline constexpr double kTouch = 0.02;            // rims this close touch
inline constexpr double kTolerance = 1.0 / 1024;  // on every comparison
inline constexpr double kOverlap = 0.002;         // largest overlap of two coins
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
// A simple polygon of at least three points, in either direction; the last point does not repeat the first.
using Polygon = std::span<const Vec2>;

// From rim to rim; negative if they overlap.
double gap(const Disc& a, const Disc& b);
double gap(const Disc& disc, const Segment& segment);
// From the rim to the nearest edge of the polygon; negative if any part of the disc is inside.
double gap(const Disc& disc, Polygon polygon);
// true if the gap is at most kTouch + kTolerance.
bool touching(const Disc& a, const Disc& b);

Vec2 nearest_point(const Segment& segment, Vec2 p);
// A point on the border counts as inside.
bool inside(Polygon polygon, Vec2 p);
// True if the whole disc is inside the polygon (within kTolerance).
bool inside(Polygon polygon, const Disc& disc);

// How far `moving` travels on the straight line to `to` before its gap to the obstacle is 0; nullopt if
// it never is. An obstacle that it overlaps or touches at gap 0 from the start stops it at 0 only if the move
// closes the gap. A move that only grazes the obstacle (by less than 1e-9 in) does not meet it.
std::optional<double> sweep(const Disc& moving, Vec2 to, const Disc& obstacle);
std::optional<double> sweep(const Disc& moving, Vec2 to, const Segment& obstacle);
std::optional<double> sweep(const Disc& moving, Vec2 to, Polygon obstacle);
// Like sweep, but returns a plain number, kNever if there is no contact: for the inner loops of this library.
inline constexpr double kNever = std::numeric_limits<double>::infinity();
double travel(const Disc& moving, Vec2 to, const Disc& obstacle);
double travel(const Disc& moving, Vec2 to, const Segment& obstacle);
double travel(const Disc& moving, Vec2 to, Polygon obstacle);
// true if moving that way makes the gap smaller at first.
bool closes(const Disc& moving, Vec2 to, const Disc& obstacle);
bool closes(const Disc& moving, Vec2 to, Polygon obstacle);
// How directly the move leads towards the obstacle's nearest part at the start; negative if it leads away.
// From inside a polygon every move counts as leading in, unless it heads for the nearest part of the border.
double nearing(const Disc& moving, Vec2 to, const Disc& obstacle);
double nearing(const Disc& moving, Vec2 to, Polygon obstacle);

// How far a point travels on the straight line to `to` before it enters the polygon from outside; kNever if
// it never does. A point that starts inside or on the border enters only after it has left. A line along the
// border, or less than 1e-9 in deep, stays outside.
double entry(Vec2 from, Vec2 to, Polygon area);
// Like entry, but the start counts as outside wherever it is.
double entry_from_outside(Vec2 from, Vec2 to, Polygon area);

// The parts of the straight line to `to` inside the area, in order, as distances from `from`; parts shorter than 1e-9
// in are left out.
struct Stretch {
    double begin = 0, end = 0;
};
enum class Border { Inside, Outside };  // where a line along the border belongs
std::vector<Stretch> stretches(Vec2 from, Vec2 to, Polygon area, Border border);

// True if the line between the two centres crosses the disc (R-40 fire_blocked).
bool crosses(Vec2 from, Vec2 to, const Disc& disc);

// An index card laid flat: the corner where its measuring edge begins, the direction of that edge, and the
// side on which the card lies.
struct Card {
    Vec2 corner;
    Vec2 along;               // unit vector of the measuring edge
    double edge = kCardLong;  // its length: kCardShort or kCardLong; of a move also half of one, or the diagonal
    bool left = true;         // the card lies to the left of `along`
};
// the card along which the coin slides to `to`; its edge touches the coin at both ends. The edge begins
// level with the back of the coin's rim, so the coin can travel at most edge + 2 r.
Card card_for_move(const Disc& coin, Vec2 to, double edge);
// CW-12: a card that touches both coins, laid along an edge or the diagonal as the gap requires; nullopt if
// the gap exceeds the diagonal by more than kTolerance.
std::optional<Card> card_for_shot(const Disc& shooter, const Disc& target);
// The four corners, counterclockwise, beginning with `corner`.
std::vector<Vec2> corners(const Card& card);

// Where a coin's centre can end up in one straight move: for `directions` equal angles (direction.h),
// counterclockwise from +x, the greatest distance from 0 to `reach`, limited by stops (contact), ground and
// the table's border.
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
