#include "game/coin_wars/rules/closest_point.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;
using measure::Segment;

constexpr double kStrict = 1e-9;

struct Candidate {
    Vec2 at;
    double away;
};
using Candidates = std::vector<Candidate>;

// A grid point next to the candidate that belongs to the set: preferably well inside, not within the tolerance.
std::optional<Vec2> grid_point(Vec2 candidate, const Belongs& belongs) {
    const Vec2 middle = core::round_to_grid(candidate);
    std::vector<Vec2> around;
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column)
            around.push_back(middle + Vec2{column * core::kGrid, row * core::kGrid});
    std::ranges::stable_sort(
        around, [&](Vec2 a, Vec2 b) { return core::distance(a, candidate) < core::distance(b, candidate); });
    const auto legal = [&](Vec2 p) { return belongs(p, measure::kTolerance); };
    const auto first = std::ranges::find_if(around, legal);
    if (first == around.end()) return std::nullopt;
    const auto inside = std::find_if(first, around.end(), [&](Vec2 p) { return belongs(p, kStrict); });
    return inside == around.end() ? *first : *inside;
}

std::optional<Vec2> first_of(Candidates candidates, const Belongs& belongs) {
    std::ranges::stable_sort(candidates, [](const Candidate& a, const Candidate& b) { return a.away < b.away; });
    for (const Candidate& candidate : candidates)
        if (const auto p = grid_point(candidate.at, belongs)) return p;
    return std::nullopt;
}

// Collects points no farther than `limit` from the wanted one.
struct Collector {
    Vec2 wanted;
    double limit;
    Candidates found;
    void add(Vec2 p) {
        const double away = core::distance(p, wanted);
        if (away <= limit) found.push_back({p, away});
    }
    void add(const std::vector<Vec2>& points) {
        for (const Vec2 p : points) add(p);
    }
};

Bounds within(const Bounds& bounds, Vec2 wanted, double limit) {
    Bounds near;
    for (const Disc& circle : bounds.circles)
        if (core::distance(project(circle, wanted), wanted) <= limit) near.circles.push_back(circle);
    for (const Segment& line : bounds.lines)
        if (core::distance(project(line, wanted), wanted) <= limit) near.lines.push_back(line);
    return near;
}

Candidates pairs(Vec2 wanted, const Bounds& bounds, double limit) {
    const Bounds near = within(bounds, wanted, limit);
    const auto& circles = near.circles;
    const auto& lines = near.lines;
    Collector all{wanted, limit, {}};
    for (std::size_t i = 0; i < circles.size(); ++i) {
        for (std::size_t k = i + 1; k < circles.size(); ++k) all.add(crossings(circles[i], circles[k]));
        for (const Segment& line : lines) all.add(crossings(circles[i], line));
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = i + 1; k < lines.size(); ++k) all.add(crossings(lines[i], lines[k]));
    return std::move(all.found);
}

}  // namespace

Vec2 project(const Disc& circle, Vec2 p) { return circle.center + core::unit(p - circle.center) * circle.radius; }

Vec2 project(const Segment& line, Vec2 p) {
    const Vec2 along = core::unit(line.b - line.a);
    return line.a + along * core::dot(p - line.a, along);
}

std::vector<Vec2> crossings(const Disc& a, const Disc& b) {
    const double apart = core::distance(a.center, b.center);
    if (apart == 0 || apart > a.radius + b.radius || apart < std::abs(a.radius - b.radius)) return {};
    const double ahead = (apart * apart + (a.radius - b.radius) * (a.radius + b.radius)) / (2 * apart);
    const double aside = std::sqrt(std::max(0.0, a.radius * a.radius - ahead * ahead));
    const Vec2 along = (b.center - a.center) / apart;
    const Vec2 foot = a.center + along * ahead;
    return {foot + core::left_of(along) * aside, foot - core::left_of(along) * aside};
}

std::vector<Vec2> crossings(const Disc& circle, const Segment& line) {
    const Vec2 foot = project(line, circle.center);
    const double half = circle.radius * circle.radius - core::length_squared(foot - circle.center);
    if (half < 0) return {};
    const Vec2 along = core::unit(line.b - line.a) * std::sqrt(half);
    return {foot + along, foot - along};
}

std::vector<Vec2> crossings(const Segment& a, const Segment& b) {
    const Vec2 along = a.b - a.a, other = b.b - b.a;
    const double turn = core::cross(along, other);
    if (std::abs(turn) < 1e-12) return {};
    return {a.a + along * (core::cross(b.a - a.a, other) / turn)};
}

std::vector<Segment> tangents(Vec2 p, const Disc& circle) {
    const double apart = core::distance(p, circle.center);
    if (apart <= circle.radius) return {};
    const double aside = circle.radius / apart;
    const double ahead = std::sqrt((1 - aside) * (1 + aside));
    const Vec2 along = (circle.center - p) / apart;
    return {{p, p + along * ahead + core::left_of(along) * aside},
            {p, p + along * ahead - core::left_of(along) * aside}};
}

std::optional<Vec2> closest(Vec2 wanted, const Bounds& bounds, const Belongs& belongs) {
    constexpr double kEverywhere = 1e9;
    Collector single{wanted, kEverywhere, {}};
    single.add(wanted);
    for (const Disc& circle : bounds.circles) single.add(project(circle, wanted));
    for (const Segment& line : bounds.lines) single.add(project(line, wanted));
    const auto best = first_of(std::move(single.found), belongs);
    const double limit = best ? core::distance(*best, wanted) : kEverywhere;
    const auto corner = first_of(pairs(wanted, bounds, limit), belongs);
    return corner && (!best || core::distance(*corner, wanted) < limit) ? corner : best;
}

std::optional<Vec2> closest_on(const Disc& circle, Vec2 wanted, const Bounds& bounds, const Belongs& belongs) {
    Collector all{wanted, 1e9, {}};
    all.add(project(circle, wanted));
    for (const Disc& other : bounds.circles) all.add(crossings(circle, other));
    for (const Segment& line : bounds.lines) all.add(crossings(circle, line));
    std::ranges::stable_sort(all.found, [](const Candidate& a, const Candidate& b) { return a.away < b.away; });
    for (const Candidate& candidate : all.found) {
        // A crossing is the end of an arc, so points a little to either side are tried too.
        const Vec2 aside = core::left_of(core::unit(candidate.at - circle.center)) * (3 * core::kGrid);
        for (const Vec2 p : {candidate.at, candidate.at + aside, candidate.at - aside}) {
            const Vec2 rounded = core::round_to_grid(p);
            if (belongs(rounded, measure::kTolerance)) return rounded;
        }
    }
    return std::nullopt;
}

}  // namespace rules::coin_wars
