#pragma once
// The map of a war as a sheet of paper: sea in fine lines, coasts and rivers in ink, hills and woods as small
// signs, roads, and the battles as places.

#include <string>
#include <vector>

#include "game/coin_wars/wars/rules/war_match.h"
#include "game/shell/app.h"

namespace screens {

namespace war = rules::war;

enum class PlaceStage { Later, Next, Chosen, Won, Drawn };  // Chosen: where the road may lead
struct PlaceLook {
    PlaceStage stage = PlaceStage::Later;
    int winner = -1;  // Won: the people
};

struct MapLook {
    const war::Plan& plan;
    std::vector<PlaceLook> places;    // in the plan's order; empty: only the land
    std::vector<std::size_t> course;  // where the war has been, in order
    bool mini = false;                // small: nothing is written on it
};

// The part of the rectangle that the map covers, in its proportions.
Rect map_place(const war::Plan& plan, const Rect& rect);
// Half of the square that is pressed to watch a battle again, in points.
inline constexpr double kPressed = 16;
// Where a point of the map lies in the window.
Vec2 on_map(const war::Plan& plan, const Rect& paper, Vec2 inches);
// What is written there, for tests: names, those left out because they found no room, and how deep the worst of them lies
// in another name, a ring or a town, or beyond the frame (pixels).
struct MapWriting {
    int names = 0, left_out = 0;
    double met = 0;
};
// Fills `paper`.
MapWriting draw_map(ui::Ui& ui, const MapLook& look, const Rect& paper);

}  // namespace screens
