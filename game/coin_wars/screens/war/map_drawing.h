#pragma once
// The map of a war as a sheet of paper: sea in fine lines, coasts and rivers in ink, hills and woods as small signs,
// roads, and the battles as places.

#include <vector>

#include "game/coin_wars/wars/rules/war_match.h"
#include "game/shell/app.h"

namespace screens {

namespace war = rules::war;

enum class PlaceStage { Later, Next, Chosen, Won, Drawn };  // Chosen: a road may lead there next
struct PlaceLook {
    PlaceStage stage = PlaceStage::Later;
    int winner = -1;  // the nation, if Won
};

struct MapLook {
    const war::WarPlan& plan;
    std::vector<PlaceLook> places;    // in the plan's order; empty: draws only the land
    std::vector<std::size_t> course;  // places visited, in order
    bool mini = false;                // small: without text
};

// Returns the largest part of the rectangle with the map's proportions.
Rect map_place(const war::WarPlan& plan, const Rect& rect);
// Half the side, in points, of the square to press for watching a battle again.
inline constexpr double kPressed = 16;
// Converts a point of the map to window pixels.
Vec2 on_map(const war::WarPlan& plan, const Rect& paper, Vec2 inches);
// For tests: the number of names, of those left out for lack of room, and the deepest overlap of a name with another
// name, a ring or a town, or beyond the frame (pixels).
struct MapWriting {
    int names = 0, left_out = 0;
    double met = 0;
};
// Draws the map over all of `paper`.
MapWriting draw_map(ui::Ui& ui, const MapLook& look, const Rect& paper);

}  // namespace screens
