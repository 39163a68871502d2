#pragma once
// The polygons of a draft: pieces of ground, deployment zones, where coins arrive, what must be held. All are
// edited alike. Inches; points stay on the grid.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;
using Polygon = std::vector<Vec2>;

inline constexpr std::size_t kFewestPoints = 3;

enum class Piece {
    Ground,   // Scenario::terrain
    Zone,     // by side: 0 Heads, 1 Tails
    Arrival,  // of the coin with this index, and of all that share its area
    Goal,     // of the Held condition with this place among conditions() (draft_indices.h)
};
struct Shape {
    Piece piece = Piece::Ground;
    int index = 0;
    friend bool operator==(const Shape&, const Shape&) = default;
};

// All that can be taken hold of, those that lie above the others last: zones, goals, arrivals, ground. Goals
// that are a piece of ground are that piece; of arrivals that share an area the first coin stands for all.
std::vector<Shape> shapes(const cw::Scenario& scenario);
// Its corners; a zone by default is the strip that it stands for. Empty where there is no such shape.
Polygon polygon(const cw::Scenario& scenario, Shape shape);
// Goals that are this piece of ground follow it, coins that share this area too.
void set_polygon(cw::Scenario& scenario, Shape shape, const Polygon& polygon);
// The uppermost whose polygon covers the point.
std::optional<Shape> shape_at(const cw::Scenario& scenario, Vec2 point);

// Ground is taken away; a zone becomes the strip by default; the coins arrive no more. A goal's area stays.
void remove_shape(cw::Scenario& scenario, Shape shape);
// The new piece of ground, the last one.
Shape add_ground(cw::Scenario& scenario, cw::Ground kind, Polygon polygon);

// --- polygons by themselves
Polygon rectangle(Vec2 a, Vec2 b);
Polygon oval(Vec2 a, Vec2 b);  // in the box between the corners; 20 points
// Without what lies off the table, and without points that are repeated.
Polygon on_table(const cw::Scenario& scenario, const Polygon& polygon);
Polygon shifted(const Polygon& polygon, Vec2 by);
// The edge after this corner is divided; the new corner's index.
std::size_t divide_edge(Polygon& polygon, std::size_t edge, Vec2 at);
// The corner or edge nearest to the point within `reach` inches; an edge by its first corner.
std::optional<std::size_t> corner_at(const Polygon& polygon, Vec2 point, double reach);
std::optional<std::size_t> edge_at(const Polygon& polygon, Vec2 point, double reach);

// --- the table
enum class Anchor { Corner, Middle };  // what lies on it stays where it is, or in the middle
// Zones that reached to an edge reach to it afterwards.
void resize_table(cw::Scenario& scenario, double width, double height, Anchor anchor);

}  // namespace editor
