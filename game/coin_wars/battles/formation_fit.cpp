#include "game/coin_wars/battles/formation_fit.h"

#include <optional>
#include <vector>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/closest_point.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_bounds.h"

namespace battles {

namespace {

// The free places of a site while coins are placed one after another. The free place nearest to a wanted one is that
// place itself, or lies on a bound (beside a coin, a line, a corner) or where two bounds cross. Free crossings are kept
// for each coin size, so that the next search only looks through them.
class Room {
public:
    explicit Room(const Site& site);

    // True if the disc crosses no bound by more than the tolerance, inches.
    bool free(const measure::Disc& disc, const std::vector<std::size_t>& passes, double tolerance) const;
    // The free place nearest to the wish, on the grid; nullopt if none is left.
    std::optional<Vec2> nearest(const Wish& wish);
    void lay(const measure::Disc& disc);

private:
    // Places for coins of one radius that may enter the same barriers.
    struct Size {
        double radius;
        std::vector<std::size_t> passes;
        rules::coin_wars::Bounds bounds;  // the coin's centre when it touches a straight bound or a corner
        std::vector<Vec2> crossings;      // only free ones
    };

    bool clear_of_coins(const measure::Disc& disc, double tolerance) const;
    Size& size_of(const Wish& wish);
    void cross_bounds(Size& size) const;
    // Adds the points where the coin's bound crosses the others; among coins, only those before index `coin`.
    void cross_coin(Size& size, std::size_t coin) const;
    void keep(Size& size, const std::vector<Vec2>& crossings) const;
    std::optional<Vec2> on_grid(const Size& size, Vec2 place) const;

    template <class Visit>
    void each_near(Vec2 at, double reach, Visit visit) const;
    std::size_t cell_of(double inches, std::size_t cells) const;

    const Site& site_;
    std::vector<measure::Disc> coins_;
    double widest_ = 0;  // radius
    std::size_t columns_, rows_;
    std::vector<std::vector<std::size_t>> cells_;  // indices of the coins in each cell, row by row
    std::vector<Size> sizes_;
};

using measure::Disc;
using measure::Segment;
using rules::coin_wars::crossings;
using rules::coin_wars::project;
using rules::coin_wars::wholly_inside;

constexpr double kCell = 1;        // inches
constexpr double kStrict = 1e-9;   // well inside, not on the tolerance
constexpr double kPastEnd = 0.01;  // a bound extends a little past its ends

bool is_on(const Segment& line, Vec2 p) {
    const Vec2 along = line.b - line.a;
    const double length = core::length(along), ahead = dot(p - line.a, along) / length;
    return ahead > -kPastEnd && ahead < length + kPastEnd;
}

std::vector<Vec2> crossings_on(const Disc& circle, const Segment& line) {
    std::vector<Vec2> found = crossings(circle, line);
    std::erase_if(found, [&](Vec2 p) { return !is_on(line, p); });
    return found;
}

Room::Room(const Site& site)
    : site_(site),
      columns_(static_cast<std::size_t>(site.width / kCell) + 1),
      rows_(static_cast<std::size_t>(site.height / kCell) + 1),
      cells_(columns_ * rows_) {
    for (const Disc& disc : site.lying) lay(disc);
}

std::size_t Room::cell_of(double inches, std::size_t cells) const {
    return static_cast<std::size_t>(std::clamp(inches / kCell, 0.0, static_cast<double>(cells - 1)));
}

// Visits all coins with their centre within `reach`, and some others, until `visit` returns false.
template <class Visit>
void Room::each_near(Vec2 at, double reach, Visit visit) const {
    const std::size_t left = cell_of(at.x - reach, columns_), right = cell_of(at.x + reach, columns_);
    const std::size_t low = cell_of(at.y - reach, rows_), high = cell_of(at.y + reach, rows_);
    for (std::size_t row = low; row <= high; ++row)
        for (std::size_t column = left; column <= right; ++column)
            for (const std::size_t coin : cells_[row * columns_ + column])
                if (!visit(coin)) return;
}

bool Room::clear_of_coins(const Disc& disc, double tolerance) const {
    bool clear = true;
    each_near(disc.center, disc.radius + widest_, [&](std::size_t coin) {
        const double apart = disc.radius + coins_[coin].radius - tolerance;
        clear = core::length_squared(coins_[coin].center - disc.center) >= apart * std::abs(apart);
        return clear;
    });
    return clear;
}

bool Room::free(const Disc& disc, const std::vector<std::size_t>& passes, double tolerance) const {
    const Vec2 p = disc.center;
    if (!std::isfinite(p.x) || !std::isfinite(p.y)) return false;
    const double edge = std::min({p.x, p.y, site_.width - p.x, site_.height - p.y});
    if (edge < disc.radius - tolerance || !clear_of_coins(disc, tolerance)) return false;
    if (!wholly_inside(site_.zone, disc, tolerance)) return false;
    for (std::size_t i = 0; i < site_.barriers.size(); ++i)
        if (!core::contains(passes, i) && measure::gap(disc, measure::Polygon(site_.barriers[i])) < -tolerance)
            return false;
    return true;
}

void Room::lay(const Disc& disc) {
    const std::size_t coin = coins_.size();
    coins_.push_back(disc);
    widest_ = std::max(widest_, disc.radius);
    cells_[cell_of(disc.center.y, rows_) * columns_ + cell_of(disc.center.x, columns_)].push_back(coin);
    for (Size& size : sizes_) {
        const double apart = size.radius + disc.radius - measure::kTolerance;
        std::erase_if(size.crossings, [&](Vec2 p) { return core::length_squared(p - disc.center) < apart * apart; });
        cross_coin(size, coin);
    }
}

void Room::keep(Size& size, const std::vector<Vec2>& crossings) const {
    for (const Vec2 p : crossings)
        if (free({p, size.radius}, size.passes, measure::kTolerance)) size.crossings.push_back(p);
}

void Room::cross_bounds(Size& size) const {
    const std::vector<Segment>& lines = size.bounds.lines;
    const std::vector<Disc>& corners = size.bounds.circles;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            std::vector<Vec2> both = crossings(lines[i], lines[k]);
            std::erase_if(both, [&](Vec2 p) { return !is_on(lines[i], p) || !is_on(lines[k], p); });
            keep(size, both);
        }
    for (std::size_t i = 0; i < corners.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) keep(size, crossings(corners[i], corners[k]));
        for (const Segment& line : lines) keep(size, crossings_on(corners[i], line));
    }
}

void Room::cross_coin(Size& size, std::size_t coin) const {
    const Disc circle{coins_[coin].center, coins_[coin].radius + size.radius};
    each_near(circle.center, circle.radius + widest_ + size.radius, [&](std::size_t other) {
        if (other < coin) keep(size, crossings(circle, Disc{coins_[other].center, coins_[other].radius + size.radius}));
        return true;
    });
    for (const Disc& corner : size.bounds.circles) keep(size, crossings(circle, corner));
    for (const Segment& line : size.bounds.lines) keep(size, crossings_on(circle, line));
}

Room::Size& Room::size_of(const Wish& wish) {
    const auto known = std::ranges::find_if(
        sizes_, [&](const Size& size) { return size.radius == wish.disc.radius && size.passes == wish.passes; });
    if (known != sizes_.end()) return *known;
    Size size{wish.disc.radius, wish.passes, {}, {}};
    const auto add_bound = [&](const std::vector<Vec2>& polygon) {
        rules::coin_wars::add_polygon(size.bounds, polygon, size.radius);
    };
    add_bound(site_.zone);
    add_bound({{0, 0}, {site_.width, 0}, {site_.width, site_.height}, {0, site_.height}});
    for (std::size_t i = 0; i < site_.barriers.size(); ++i)
        if (!core::contains(size.passes, i)) add_bound(site_.barriers[i]);
    cross_bounds(size);
    for (std::size_t coin = 0; coin < coins_.size(); ++coin) cross_coin(size, coin);
    return sizes_.emplace_back(std::move(size));
}

// The free grid point nearest to `place`: preferably well inside, otherwise within the tolerance.
std::optional<Vec2> Room::on_grid(const Size& size, Vec2 place) const {
    const Vec2 middle = core::round_to_grid(place);
    std::vector<Vec2> around;
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column)
            around.push_back(middle + Vec2{column * core::kGrid, row * core::kGrid});
    std::ranges::stable_sort(around, {}, [&](Vec2 p) { return distance(p, place); });
    for (const double tolerance : {kStrict, measure::kTolerance})
        for (const Vec2 p : around)
            if (free({p, size.radius}, size.passes, tolerance)) return p;
    return std::nullopt;
}

std::optional<Vec2> Room::nearest(const Wish& wish) {
    const Size& size = size_of(wish);
    const Vec2 wanted = wish.disc.center;
    std::vector<Vec2> nearer;  // each closer than the one before
    double min = 1e9;
    const auto look_at = [&](Vec2 p) {
        if (core::length_squared(p - wanted) >= min * min || !free({p, size.radius}, size.passes, measure::kTolerance))
            return;
        nearer.push_back(p);
        min = distance(p, wanted);
    };
    for (const Vec2 p : size.crossings) look_at(p);
    look_at(wanted);
    for (const Segment& line : size.bounds.lines) look_at(project(line, wanted));
    for (const Disc& corner : size.bounds.circles) look_at(project(corner, wanted));
    for (const Disc& coin : coins_) {
        const Disc bound{coin.center, coin.radius + size.radius};
        if (std::abs(distance(bound.center, wanted) - bound.radius) < min) look_at(project(bound, wanted));
    }
    // A place that barely fits may have no free grid point.
    for (; !nearer.empty(); nearer.pop_back())
        if (const auto place = on_grid(size, nearer.back())) return place;
    return std::nullopt;
}

constexpr double kRoundingRoom = 2 * core::kGrid;  // rounding brings two centres closer by at most this much

// True if the corners run counterclockwise and none points inwards.
bool is_convex(const std::vector<Vec2>& polygon) {
    const std::size_t n = polygon.size();
    for (std::size_t i = 0; i < n; ++i)
        if (cross(polygon[(i + 1) % n] - polygon[i], polygon[(i + 2) % n] - polygon[i]) < 0) return false;
    return true;
}

// One side of a polygon that all coins must keep inside of.
struct Limit {
    Vec2 inwards;    // unit vector
    double way = 0;  // how far inwards all coins must move together (in); negative: spare room
};

std::vector<Limit> limits_of(const std::vector<Vec2>& polygon, std::span<const Wish> wishes) {
    std::vector<Limit> limits;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        Limit limit{left_of(unit(b - a)), -1e9};
        for (const Wish& wish : wishes)
            limit.way = std::max(limit.way, wish.disc.radius - dot(wish.disc.center - a, limit.inwards));
        limits.push_back(limit);
    }
    return limits;
}

// Where two opposite limits leave too little room, aims for the middle.
void make_possible(std::vector<Limit>& limits) {
    for (Limit& one : limits)
        for (Limit& other : limits)
            if (dot(one.inwards, other.inwards) < -1 + 1e-9 && one.way + other.way > 0) {
                one.way = (one.way - other.way) / 2;
                other.way = -one.way;
            }
}

const Limit& worst_of(const std::vector<Limit>& limits, Vec2 way) {
    return *std::ranges::max_element(limits, {}, [&](const Limit& s) { return s.way - dot(way, s.inwards); });
}

}  // namespace

Fitted fit(const Site& site, std::span<const Wish> wishes) {
    Room room(site);
    Fitted fitted;
    fitted.at.resize(wishes.size());
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const Vec2 wanted = core::round_to_grid(wishes[i].disc.center);
        if (!room.free({wanted, wishes[i].disc.radius}, wishes[i].passes, measure::kTolerance)) continue;
        fitted.at[i] = wanted;
        room.lay({wanted, wishes[i].disc.radius});
    }
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if (fitted.at[i]) continue;
        fitted.at[i] = room.nearest(wishes[i]);
        if (fitted.at[i]) room.lay({*fitted.at[i], wishes[i].disc.radius});
        if (!fitted.at[i] || distance(*fitted.at[i], wishes[i].disc.center) > measure::kTouch)
            fitted.gave_way.push_back(static_cast<int>(i));
    }
    return fitted;
}

Vec2 way_into(const Site& site, std::span<const Wish> wishes) {
    std::vector<Vec2> zone = site.zone;
    if (!is_convex(zone)) std::ranges::reverse(zone);
    if (wishes.empty() || !is_convex(zone)) return {};
    const std::vector<Vec2> table{{0, 0}, {site.width, 0}, {site.width, site.height}, {0, site.height}};
    std::vector<Limit> limits = limits_of(zone, wishes);
    for (const Limit& limit : limits_of(table, wishes)) limits.push_back(limit);
    make_possible(limits);
    const auto short_of = [&](Vec2 way) {
        const Limit& worst = worst_of(limits, way);
        return worst.way - dot(way, worst.inwards);
    };
    Vec2 way{}, best{};
    constexpr int kSteps = 200;
    for (int i = 0; i < kSteps && short_of(best) > 0; ++i) {
        const Limit& worst = worst_of(limits, way);
        way = way + worst.inwards * (short_of(way) * (i < kSteps / 2 ? 1 : 0.5));
        if (short_of(way) < short_of(best)) best = way;
    }
    return core::round_to_grid(best);
}

std::optional<TakenUp> stand_up(const FormationPlan& plan, std::span<const Member> members, const Stand& stand) {
    std::vector<Member> roomy(members.begin(), members.end());
    if (!plan.formation) roomy.resize(std::min(roomy.size(), plan.places.size()));
    for (Member& member : roomy) member.diameter += kRoundingRoom;
    return close_up(plan, roomy, stand);
}

}  // namespace battles
