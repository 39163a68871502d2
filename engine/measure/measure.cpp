#include "engine/measure/measure.h"

#include <algorithm>

#include "engine/measure/direction.h"
#include "engine/measure/polygon.h"
#include "engine/measure/sweep.h"

namespace measure {

namespace {

// The distances at which the line crosses the lines of the border, sorted, with its own two ends: between two
// of them it stays on one side.
std::vector<double> cuts(Vec2 from, Vec2 along, double whole, Polygon area) {
    std::vector<double> found{0, whole};
    for (std::size_t i = 0; i < area.size(); ++i) {
        const Segment side = edge(area, i);
        const Vec2 run = side.b - side.a;
        const double turn = cross(along, run);
        if (turn == 0) continue;
        const double at = cross(side.a - from, run) / turn;
        const double on_side = cross(side.a - from, along) / turn * length(run);
        const bool beside = on_side < -kGraze || on_side > length(run) + kGraze;
        if (!beside && at > 0 && at < whole) found.push_back(at);
    }
    std::sort(found.begin(), found.end());
    return found;
}

enum class Start { Outside, Inside };

double first_entry(Vec2 from, Vec2 to, Polygon area, Start start) {
    const double whole = distance(from, to);
    const Vec2 along = unit(to - from);
    const std::vector<double> ends = cuts(from, along, whole, area);
    bool outside = start == Start::Outside;
    for (std::size_t i = 1; i < ends.size(); ++i) {
        if (ends[i] - ends[i - 1] <= kGraze) continue;
        const Vec2 middle = from + along * ((ends[i - 1] + ends[i]) / 2);
        if (border_distance(area, middle) <= kGraze) continue;
        if (!inside(area, middle))
            outside = true;
        else if (outside)
            return ends[i - 1];
    }
    return kNever;
}

// How far one coordinate can go before the rim meets the border at 0 or at `size`.
double to_border(double at, double run, double radius, double size, double reach) {
    if (run > 0) return (size - radius - at) / run;
    if (run < 0) return (at - radius) / -run;
    return reach;
}

double farthest(const ReachQuery& query, const std::vector<Disc>& stops, Vec2 along) {
    const Disc& coin = query.coin;
    double free = query.reach;
    free = std::min(free, to_border(coin.center.x, along.x, coin.radius, query.table_width, query.reach));
    free = std::min(free, to_border(coin.center.y, along.y, coin.radius, query.table_height, query.reach));
    free = std::max(free, 0.0);
    for (const Disc& stop : stops) free = std::min(free, travel(coin, coin.center + along * free, stop));
    for (const auto& ground : query.ground) free = std::min(free, travel(coin, coin.center + along * free, ground));
    return free;
}

}  // namespace

double entry(Vec2 from, Vec2 to, Polygon area) {
    const bool in = inside(area, from) || border_distance(area, from) <= kGraze;
    return first_entry(from, to, area, in ? Start::Inside : Start::Outside);
}

double entry_from_outside(Vec2 from, Vec2 to, Polygon area) { return first_entry(from, to, area, Start::Outside); }

std::vector<Stretch> stretches(Vec2 from, Vec2 to, Polygon area, Border border) {
    std::vector<Stretch> found;
    const double whole = distance(from, to);
    if (whole == 0) return found;
    const Vec2 along = unit(to - from);
    const std::vector<double> ends = cuts(from, along, whole, area);
    for (std::size_t i = 1; i < ends.size(); ++i) {
        const double begin = ends[i - 1], end = ends[i];
        if (end - begin <= kGraze) continue;
        const Vec2 middle = from + along * ((begin + end) / 2);
        const bool on_border = border_distance(area, middle) <= kGraze;
        if (on_border ? border == Border::Outside : !inside(area, middle)) continue;
        if (!found.empty() && begin - found.back().end <= kGraze)
            found.back().end = end;
        else
            found.push_back({begin, end});
    }
    return found;
}

Vec2 nearest_point(const Segment& segment, Vec2 p) {
    const Vec2 along = segment.b - segment.a;
    const double squared = length_squared(along);
    if (squared == 0) return segment.a;
    return segment.a + along * std::clamp(dot(p - segment.a, along) / squared, 0.0, 1.0);
}

double gap(const Disc& disc, const Segment& segment) {
    return distance(disc.center, nearest_point(segment, disc.center)) - disc.radius;
}

double gap(const Disc& disc, Polygon polygon) {
    const double border = border_distance(polygon, disc.center);
    return (inside(polygon, disc.center) ? -border : border) - disc.radius;
}

bool crosses(Vec2 from, Vec2 to, const Disc& disc) { return gap(disc, Segment{from, to}) < 0; }

Card card_for_move(const Disc& coin, Vec2 to, double edge) {
    const Vec2 along = unit(to - coin.center);
    return {coin.center + along * coin.radius, along, edge, true};
}

std::optional<Card> card_for_shot(const Disc& shooter, const Disc& target) {
    const double between = gap(shooter, target);
    if (between > kCardDiagonal + kTolerance) return std::nullopt;
    const Vec2 towards = unit(target.center - shooter.center);
    const Vec2 corner = shooter.center + towards * shooter.radius;
    if (between <= kCardShort) return Card{corner, towards, kCardShort, true};
    if (between <= kCardLong) return Card{corner, towards, kCardLong, true};
    // Turned so that the diagonal from the corner points to the target.
    const Vec2 along = (towards * kCardLong - left_of(towards) * kCardShort) / kCardDiagonal;
    return Card{corner, along, kCardLong, true};
}

std::vector<Vec2> corners(const Card& card) {
    const double other = card.edge == kCardLong ? kCardShort : kCardLong;
    const Vec2 side = (card.left ? left_of(card.along) : -left_of(card.along)) * other;
    const Vec2 end = card.corner + card.along * card.edge;
    if (card.left) return {card.corner, end, end + side, card.corner + side};
    return {card.corner, card.corner + side, end + side, end};
}

std::vector<double> reach_region(const ReachQuery& query) {
    std::vector<Disc> near;
    for (const Disc& stop : query.stops)
        if (gap(query.coin, stop) <= query.reach) near.push_back(stop);

    std::vector<double> region(static_cast<std::size_t>(query.directions));
    for (int i = 0; i < query.directions; ++i)
        region[static_cast<std::size_t>(i)] = farthest(query, near, direction(i, query.directions));
    return region;
}

}  // namespace measure
