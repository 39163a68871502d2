#include "game/coin_wars/battles/formation_free_places.h"

#include "engine/core/grid.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/path_bounds.h"

namespace battles {

namespace {

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

}  // namespace

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
        if (std::ranges::find(passes, i) == passes.end() &&
            measure::gap(disc, measure::Polygon(site_.barriers[i])) < -tolerance)
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
        if (std::ranges::find(size.passes, i) == size.passes.end()) add_bound(site_.barriers[i]);
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
    double least = 1e9;
    const auto look_at = [&](Vec2 p) {
        if (core::length_squared(p - wanted) >= least * least ||
            !free({p, size.radius}, size.passes, measure::kTolerance))
            return;
        nearer.push_back(p);
        least = distance(p, wanted);
    };
    for (const Vec2 p : size.crossings) look_at(p);
    look_at(wanted);
    for (const Segment& line : size.bounds.lines) look_at(project(line, wanted));
    for (const Disc& corner : size.bounds.circles) look_at(project(corner, wanted));
    for (const Disc& coin : coins_) {
        const Disc bound{coin.center, coin.radius + size.radius};
        if (std::abs(distance(bound.center, wanted) - bound.radius) < least) look_at(project(bound, wanted));
    }
    // A place that barely fits may have no free grid point.
    for (; !nearer.empty(); nearer.pop_back())
        if (const auto place = on_grid(size, nearer.back())) return place;
    return std::nullopt;
}

}  // namespace battles
