#pragma once
// Where things lie on Universalis' mat, inches: the players along both sides, clockwise; between them the scene in its
// frame, off-stage cards below it, and at the lower edge the tray or current papers, beside the bank's bowl. Rectangles
// have y0 below y1.

#include <vector>

#include "game/stories/universalis/screen/view.h"

namespace screens::universalis {

struct SeatPlace {
    ui::Rect plate;  // with the name
    ui::Rect heap;   // its purse
    Vec2 before;     // where a bid or Bonus lies
    Vec2 on;         // unit vector to the next seat
};
struct Places {
    std::vector<SeatPlace> seats;
    ui::Rect strip, pot;  // the scene's head and its pot beside it
    ui::Rect frame;       // its cards
    ui::Rect wings;       // off-stage
    ui::Rect lower;       // tray or current papers
    ui::Rect tenets;
    ui::Rect tally;  // above the tray's floor
    table::TrayPart tray;
    Vec2 bowl;  // centre
};
inline constexpr double kBowlRadius = 0.95;  // of its floor, inches
Places places_on(Vec2 tabletop, int players);
// Indexes seats by number, clockwise as people sit; those who have left have no place.
Places places_on(Vec2 tabletop, const uni::Match& match);

// A pool's part of the tray, with the largest dice that fit; pools without dice share one.
inline constexpr double kMinDie = 0.42, kLargestDie = 0.95;  // inches across
struct Lane {
    std::vector<uni::Pool> pools;
    table::TrayPart floor;
    ui::Rect tally;
    double die = kLargestDie;
};
// The Complication Pool, which comes first, at the left; those against it at the right.
std::vector<Lane> lanes_in(const Places& places, const std::vector<uni::Pool>& pools);

// Returns `count` cells as large as fit, from the upper left, none larger than `max`.
std::vector<ui::Rect> grid_in(const ui::Rect& room, std::size_t count, Vec2 max);

}  // namespace screens::universalis
