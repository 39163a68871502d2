#pragma once
// Brings up one coin: finds where it can rest in touch with coins already placed.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/crowd.h"

namespace measure {

// True if the coin may rest at that place: free, within
// reach, and with a path to it. It need not touch anything.
bool may_lie(const Coming& coin, Vec2 place, std::span<const Disc> placed, const Surroundings& around, double deepest);

struct TouchRing {
    Disc circle;  // of the coin's centre: just touching or just clear of something
    double away;  // from the wanted place to the circle
};
struct TouchLine {
    Vec2 from, along;  // unit vector
    double away;
};

// Finds the place nearest to the wanted one, on the grid, at which a coin touches one of `placed`. One search
// serves many coins.
class TouchSearch {
public:
    explicit TouchSearch(const Surroundings& around) : around_(around) {}
    std::optional<Vec2> nearest(const Coming& coin, std::span<const Disc> placed);

private:
    void add_touch_rings(double room);
    void add_obstacles(double room);
    void add_ring(const Disc& circle);
    void add_line(Vec2 from, Vec2 along);
    void look(double room);
    void cross_rings(const Disc& a, const Disc& b);
    void cross_line(const Disc& circle, const TouchLine& line);
    bool may_gain(double away) const;
    void consider(Vec2 place);

    const Surroundings& around_;
    const Coming* coin_ = nullptr;
    std::span<const Disc> placed_;
    std::vector<TouchRing> rings_;  // those around placed coins come first
    std::vector<TouchLine> lines_;
    std::optional<Vec2> best_;
    double nearest_ = 0;  // from the best place to the wanted one
};

}  // namespace measure
