#include "engine/measure/touch_search.h"

#include <algorithm>

#include "engine/core/grid.h"
#include "engine/measure/placement.h"
#include "engine/measure/polygon.h"

namespace measure {

namespace {

constexpr double kRoom = 0.00075;  // what rounding to the grid can take away
constexpr double kGain = 1e-9;     // a place is better only if it is nearer by more than this

Vec2 project(const Disc& circle, Vec2 p) { return circle.center + core::unit(p - circle.center) * circle.radius; }

}  // namespace

bool may_lie(const Coming& coin, Vec2 place, std::span<const Disc> placed, const Surroundings& around, double deepest) {
    const Disc disc{place, coin.start.radius};
    return distance(coin.start.center, place) <= coin.farthest + kTolerance && apart(disc, placed, -deepest) &&
           lies_free(disc, around, coin.ground, deepest) && has_way(coin.start, place, around, coin.ground);
}

std::optional<Vec2> TouchSearch::nearest(const Coming& coin, std::span<const Disc> placed) {
    coin_ = &coin;
    placed_ = placed;
    best_.reset();
    nearest_ = kNever;
    rings_.clear();
    add_touch_rings(kRoom);
    look(kRoom);
    if (best_) return best_;
    // No place is exactly rim to rim: try rims a hair apart, or a place that just fits.
    rings_.clear();
    add_touch_rings(0);
    add_touch_rings(kTouch);
    look(0);
    return best_;
}

// The nearest place in touch is either the projection of the wanted place onto a ring around a placed coin,
// or a crossing of such a ring with another bound.
void TouchSearch::look(double room) {
    const auto touching = static_cast<std::ptrdiff_t>(rings_.size());
    for (std::ptrdiff_t i = 0; i < touching; ++i) {
        const auto nearer = [](const TouchRing& a, const TouchRing& b) { return a.away < b.away; };
        // Sorted only as far as needed: usually the first one will do.
        std::iter_swap(rings_.begin() + i, std::min_element(rings_.begin() + i, rings_.end(), nearer));
        const TouchRing& ring = rings_[static_cast<std::size_t>(i)];
        if (!may_gain(ring.away)) break;
        consider(project(ring.circle, coin_->wanted));
    }
    if (!may_gain(rings_.empty() ? kNever : rings_[0].away)) return;
    add_obstacles(room);
    for (std::size_t i = 0; i < static_cast<std::size_t>(touching) && may_gain(rings_[i].away); ++i) {
        for (std::size_t k = i + 1; k < rings_.size(); ++k)
            if (may_gain(rings_[k].away)) cross_rings(rings_[i].circle, rings_[k].circle);
        for (const TouchLine& line : lines_)
            if (may_gain(line.away)) cross_line(rings_[i].circle, line);
    }
}

void TouchSearch::add_touch_rings(double room) {
    for (const Disc& other : placed_) add_ring({other.center, other.radius + coin_->start.radius + room});
}

void TouchSearch::add_obstacles(double room) {
    const double r = coin_->start.radius + room;
    for (const Disc& disc : around_.enemies) add_ring({disc.center, disc.radius + r});
    for (const Disc& disc : around_.others) add_ring({disc.center, disc.radius + r});
    add_ring({coin_->start.center, coin_->farthest});
    lines_.clear();
    add_line({r, 0}, {0, 1});
    add_line({around_.table_width - r, 0}, {0, 1});
    add_line({0, r}, {1, 0});
    add_line({0, around_.table_height - r}, {1, 0});
    for (const Polygon polygon : coin_->ground) {
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Segment side = edge(polygon, i);
            const Vec2 along = core::unit(side.b - side.a);
            add_ring({side.a, r});
            add_line(side.a + core::left_of(along) * r, along);
            add_line(side.a - core::left_of(along) * r, along);
        }
    }
}

void TouchSearch::add_ring(const Disc& circle) {
    rings_.push_back({circle, std::abs(distance(circle.center, coin_->wanted) - circle.radius)});
}
void TouchSearch::add_line(Vec2 from, Vec2 along) {
    lines_.push_back({from, along, std::abs(cross(along, coin_->wanted - from))});
}

void TouchSearch::cross_rings(const Disc& a, const Disc& b) {
    const Vec2 between = b.center - a.center;
    const double squared = length_squared(between);
    const double sum = a.radius + b.radius, difference = a.radius - b.radius;
    if (squared == 0 || squared > sum * sum || squared < difference * difference) return;
    // Both relative to the distance between the centres.
    const double ahead = (squared + difference * sum) / (2 * squared);
    const double aside = std::sqrt(std::max(0.0, a.radius * a.radius / squared - ahead * ahead));
    const Vec2 foot = a.center + between * ahead;
    consider(foot + core::left_of(between) * aside);
    consider(foot - core::left_of(between) * aside);
}

void TouchSearch::cross_line(const Disc& circle, const TouchLine& line) {
    const Vec2 foot = line.from + line.along * dot(circle.center - line.from, line.along);
    const double half = circle.radius * circle.radius - length_squared(foot - circle.center);
    if (half < 0) return;
    consider(foot + line.along * std::sqrt(half));
    consider(foot - line.along * std::sqrt(half));
}

bool TouchSearch::may_gain(double away) const { return away < nearest_ - kGain; }

void TouchSearch::consider(Vec2 place) {
    const double limit = nearest_ - kGain;
    const double squared = length_squared(place - coin_->wanted);
    if (squared >= limit * limit) return;
    const Vec2 rounded = core::round_to_grid(place);
    const Disc disc{rounded, coin_->start.radius};
    const auto touches = [&](const Disc& other) { return touching(disc, other); };
    if (!apart(disc, placed_, -kTolerance)) return;
    if (std::none_of(placed_.begin(), placed_.end(), touches)) return;
    if (!may_lie(*coin_, rounded, {}, around_, kTolerance)) return;
    best_ = rounded;
    nearest_ = std::sqrt(squared);
}

}  // namespace measure
