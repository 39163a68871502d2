#pragma once
// The polygons of a draft: ground, deployment zones, arrival areas, areas to hold. All are edited alike. Units are
// inches; points stay on the grid.

#include <optional>
#include <vector>

#include "game/coin_wars/rules/scenario.h"

namespace editor {

using core::Vec2;
namespace cw = rules::coin_wars;
using Polygon = std::vector<Vec2>;

inline constexpr std::size_t kFewestPoints = 3;

enum class Piece {
    Ground,   // Scenario::terrain
    Zone,     // index is the side: 0 Heads, 1 Tails
    Arrival,  // of the coin with this index, and of all that share its area
    Goal,     // index of the Held condition among conditions() (draft_indices.h)
};
struct EditorShape {
    Piece piece = Piece::Ground;
    int index = 0;
    friend bool operator==(const EditorShape&, const EditorShape&) = default;
};

// Returns everything that can be gripped, topmost last: zones, goals, arrivals, ground. A goal that is a piece of
// ground counts as that piece; the first coin represents all arrivals that share an area.
std::vector<EditorShape> shapes(const cw::Scenario& scenario);
// Returns its corners; for a default zone those of the strip. Empty if there is no such shape.
Polygon polygon(const cw::Scenario& scenario, EditorShape shape);
// Also updates goals that are this piece of ground, and coins that share this area.
void set_polygon(cw::Scenario& scenario, EditorShape shape, const Polygon& polygon);
// Finds the topmost shape that covers the point.
std::optional<EditorShape> shape_at(const cw::Scenario& scenario, Vec2 point);

// Renames the ground; special rules that named it follow. Special rules ignore an empty name while it is being typed.
void rename_ground(cw::Scenario& scenario, std::size_t ground, const std::string& name);
// Removes ground; resets a zone to the default strip; cancels the coins' arrival. A goal keeps its area.
void remove_shape(cw::Scenario& scenario, EditorShape shape);
// Returns a strip at this side's edge, for coins that arrive later.
Polygon arrival_strip(const cw::Scenario& scenario, cw::Side side);
// Adds ground as the last piece and returns it.
EditorShape add_ground(cw::Scenario& scenario, cw::Ground kind, Polygon polygon);

// --- polygons on their own
Polygon rectangle(Vec2 a, Vec2 b);
Polygon oval(Vec2 a, Vec2 b);  // in the box between the corners; 20 points
// Returns the polygon without parts off the table and repeated points.
Polygon on_table(const cw::Scenario& scenario, const Polygon& polygon);
Polygon shifted(const Polygon& polygon, Vec2 by);
// Splits the edge after this corner; returns the new corner's index.
std::size_t divide_edge(Polygon& polygon, std::size_t edge, Vec2 at);
// Finds the corner or edge nearest to the point, within `reach` inches; an edge is given by its first corner.
std::optional<std::size_t> corner_at(const Polygon& polygon, Vec2 point, double reach);
std::optional<std::size_t> edge_at(const Polygon& polygon, Vec2 point, double reach);

// --- the table
enum class Anchor { Corner, Middle };  // existing things keep their coordinates, or stay centred
// Zones that reached an edge still reach it afterwards.
void resize_table(cw::Scenario& scenario, double width, double height, Anchor anchor);

}  // namespace editor
