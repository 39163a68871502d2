#pragma once
// Bringing one coin up: where it can lie in touch with others that lie already.

#include <optional>
#include <span>
#include <vector>

#include "engine/measure/crowd.h"

namespace measure {

// It may lie at that place for good: free, in reach, and a way leads there. It need not touch anything.
bool may_lie(const Coming& coin, Vec2 place, std::span<const Disc> placed, const Surroundings& around,
             double deepest);

struct TouchRing {
    Disc
        circle;  // on which a coin's centre lies when it is just in touch with something, or just clear of it
    double away;  // of the circle from the wanted place
};
struct TouchLine {
    Vec2 from, along;  // unit vector
    double away;
};

// Finds the place nearest to the wanted one, on the grid, where a coin may lie in touch with one of `placed`.
// One search serves many coins.
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
    std::vector<TouchRing> rings_;  // those around the placed come first
    std::vector<TouchLine> lines_;
    std::optional<Vec2> best_;
    double nearest_ = 0;  // how far the best is from the wanted place
};

}  // namespace measure
