#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/measure/crowd.h"
#include "engine/measure/placement.h"
#include "engine/measure/polygon.h"

namespace measure {

namespace {

// brings up one coin, which rests in touch with coins already placed.

struct TouchRing {
    Disc circle;  // of the coin's centre: just touching or just clear of something
    double away;  // from the wanted place to the circle
};

struct TouchLine {
    Vec2 from, along;  // unit vector
    double away;
};

// Finds the place nearest to the wanted one, on the grid, at which a coin touches one of `placed`. One search serves
// many coins.
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

constexpr double kRoom = 0.00075;  // what rounding to the grid can take away
constexpr double kGain = 1e-9;     // a place is better only if it is nearer by more than this

Vec2 project(const Disc& circle, Vec2 p) { return circle.center + core::unit(p - circle.center) * circle.radius; }

// True if the coin may rest at that place: free, within reach, and with a path to it. It need not touch anything.
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

class Gathering {
public:
    explicit Gathering(const GatherTask& task)
        : task_(task),
          placed_(task.settled),
          members_(task.coming.size()),
          places_(task.coming.size()),
          search_(task.around) {
        placed_.reserve(task.settled.size() + task.coming.size());
        for (std::size_t i = 0; i < members_.size(); ++i)
            for (const Disc& settled : task.settled) come_near(i, settled);
    }

    std::vector<std::optional<Vec2>> run() {
        keep_linked();
        while (const auto next = nearest()) {
            const auto place = search_.nearest(task_.coming[*next], placed_);
            members_[*next].tried = placed_.size();
            if (!place) continue;
            put(*next, *place);
            keep_linked();
        }
        return std::move(places_);
    }

private:
    struct Member {
        bool keeps = true;      // can take its wanted place, as far as is known
        double away = kNever;   // from its wanted place to the nearest rim of a placed coin
        std::size_t tried = 0;  // how many coins were placed when the last search failed; 0: not yet tried
    };

    Disc wanted(std::size_t i) const { return {task_.coming[i].wanted, task_.coming[i].start.radius}; }

    void come_near(std::size_t i, const Disc& other) {
        members_[i].away = std::min(members_[i].away, gap(wanted(i), other));
    }

    void put(std::size_t i, Vec2 place) {
        places_[i] = place;
        placed_.push_back({place, task_.coming[i].start.radius});
        for (std::size_t k = 0; k < members_.size(); ++k)
            if (!places_[k]) come_near(k, placed_.back());
    }

    // Keeps every coin whose wanted place is linked; each one kept may link others.
    void keep_linked() {
        for (; looked_ < placed_.size(); ++looked_)
            for (std::size_t i = 0; i < members_.size(); ++i)
                if (!places_[i] && members_[i].keeps && touching(wanted(i), placed_[looked_])) try_to_keep(i);
    }

    void try_to_keep(std::size_t i) {
        const Coming& coin = task_.coming[i];
        members_[i].keeps = may_lie(coin, coin.wanted, placed_, task_.around, kOverlap);
        if (members_[i].keeps) put(i, coin.wanted);
    }

    // Of the coins whose chances have changed since their last try, returns the one nearest to the others.
    std::optional<std::size_t> nearest() const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < members_.size(); ++i) {
            if (places_[i] || members_[i].tried == placed_.size()) continue;
            if (!best || members_[i].away < members_[*best].away) best = i;
        }
        return best;
    }

    const GatherTask& task_;
    std::vector<Disc> placed_;  // the settled coins, then each coin that has found a place
    std::vector<Member> members_;
    std::vector<std::optional<Vec2>> places_;
    TouchSearch search_;
    std::size_t looked_ = 0;  // how many of the placed coins have been used to link others
};

std::optional<std::vector<Vec2>> all_of(const std::vector<std::optional<Vec2>>& found) {
    std::vector<Vec2> places;
    places.reserve(found.size());
    for (const auto& place : found) {
        if (!place) return std::nullopt;
        places.push_back(*place);
    }
    return places;
}

bool is_linked(std::span<const Disc> settled, std::vector<Disc> rest) {
    std::vector<Disc> linked(settled.begin(), settled.end());
    for (std::size_t i = 0; i < linked.size() && !rest.empty(); ++i) {
        const Disc link = linked[i];
        const auto is_off = [&](const Disc& disc) { return !touching(disc, link); };
        const auto from = std::stable_partition(rest.begin(), rest.end(), is_off);
        linked.insert(linked.end(), from, rest.end());
        rest.erase(from, rest.end());
    }
    return rest.empty();
}

}  // namespace

std::vector<std::optional<Vec2>> gather(const GatherTask& task) { return Gathering(task).run(); }

std::optional<std::vector<Vec2>> gather_all(GatherTask task) {
    if (auto formed = all_of(gather(task))) return formed;
    for (Coming& coin : task.coming) coin.wanted = coin.start.center;
    return all_of(gather(task));
}

bool is_gathered(const GatherTask& task, std::span<const Vec2> places) {
    if (places.size() != task.coming.size()) return false;
    std::vector<Disc> lying = task.settled;
    std::vector<Disc> brought;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!on_grid(places[i]) || !may_lie(task.coming[i], places[i], lying, task.around, kOverlap)) return false;
        brought.push_back({places[i], task.coming[i].start.radius});
        lying.push_back(brought.back());
    }
    return is_linked(task.settled, std::move(brought));
}

}  // namespace measure
