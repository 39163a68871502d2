#include "game/coin_wars/rules/path_scan.h"

#include "game/coin_wars/rules/ground.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;

Disc start_of(const Match& match, const Path& path) { return {path.from, match.type(path.coin).radius()}; }

void meet(Stop& stop, double met, int coin, const Terrain* ground) {
    if (met < stop.distance || (!stop.contact() && met == stop.distance)) stop = {met, coin, ground};
}

// By its tolerance the coin may sink in that much.
template <class Obstacle>
double way_onto(const Match& match, const Path& path, const Obstacle& other) {
    if (!match.scenario->rulings.lets_pass_beside()) return 0;
    return measure::travel({path.from, match.type(path.coin).radius() - path.tolerance}, path.to, other);
}

// true if the coin would move towards what it touches, and overlap it.
template <class Obstacle>
bool presses(const Match& match, const Path& path, const Obstacle& other) {
    return measure::nearing(start_of(match, path), path.to, other) > path.tolerance &&
           way_onto(match, path, other) != measure::kNever;
}

void look_at_coins(const Match& match, const Path& path, PathScan& seen) {
    const Disc start = start_of(match, path), rest{path.to, start.radius};
    const Side side = match.side_of(path.coin);
    const bool own_stop = match.scenario->options.friends == Friends::Block;
    const bool may_lie_on = own_stop && match.scenario->rulings.own_coins_are_met();
    each_near(match, path, [&](int i, const Disc& other) {
        const bool own = match.side_of(i) == side;
        if (own && !may_lie_on && seen.lies_on == kNoCoin && -measure::gap(rest, other) > path.tolerance)
            seen.lies_on = i;
        if (own && !own_stop) {
            if (seen.own_count < seen.own.size()) seen.own[seen.own_count] = i;
            ++seen.own_count;
        } else if (!measure::touching(start, other)) {
            meet(seen.stop, measure::travel(start, path.to, other), i, nullptr);
        } else {
            // A coin touched at the start only forbids directions towards it.
            seen.touches = true;
            if (seen.pressed == kNoCoin && presses(match, path, other)) seen.pressed = i;
        }
    });
}

void look_at_ground(const Match& match, const Path& path, PathScan& seen) {
    const Disc start = start_of(match, path);
    each_barrier(match, path.coin, path.from, [&](const Terrain& ground) {
        const bool touched = nearing(match, path, ground).has_value();
        seen.touches = seen.touches || touched;
        if (touched && presses(match, path, measure::Polygon(ground.polygon))) seen.pressed_on = &ground;
        meet(seen.stop, measure::travel(start, path.to, ground.polygon), kNoCoin, &ground);
    });
    each_area(match, path.coin, Ground::Stop, [&](const Terrain& area) {
        if (came_into(path, area)) seen.ended_in = &area;
        meet(seen.stop, entry(path, area), kNoCoin, &area);
    });
    if (path.going != Going::Charging) return;
    // Contact may end the path before it reaches that ground.
    each_area(match, path.coin, Ground::NoCharge, [&](const Terrain& area) {
        if (entry(path, area) + path.tolerance < seen.stop.distance) seen.barred = &area;
    });
}

// The start of a leg that continues from inside: mirrored across the border, because by its tolerance the first leg may
// have come in that far.
Vec2 across(const Terrain& area, Vec2 p) { return p + (nearest_on(area.polygon, p) - p) * 2; }

}  // namespace

PathScan scan_path(const Match& match, const Path& path) {
    PathScan seen;
    seen.stop.distance = core::distance(path.from, path.to);
    look_at_coins(match, path, seen);
    if (!match.scenario->terrain.empty()) look_at_ground(match, path, seen);
    return seen;
}

std::optional<double> nearing(const Match& match, const Path& path, int other) {
    const Disc start = start_of(match, path), touched = disc_of(match, other);
    if (!measure::touching(start, touched)) return std::nullopt;
    return measure::nearing(start, path.to, touched);
}

std::optional<double> nearing(const Match& match, const Path& path, const Terrain& ground) {
    const Disc start = start_of(match, path);
    constexpr double kNear = measure::kTouch + measure::kTolerance;
    if (!is_about(ground.polygon, start.center, start.radius + kNear)) return std::nullopt;
    if (measure::gap(start, ground.polygon) > kNear) return std::nullopt;
    return measure::nearing(start, path.to, ground.polygon);
}

double met_beside(const Match& match, const Path& path, int other) {
    return way_onto(match, path, disc_of(match, other));
}

double met_beside(const Match& match, const Path& path, const Terrain& ground) {
    return way_onto(match, path, measure::Polygon(ground.polygon));
}

const Terrain* slowed_by(const Match& match, const Path& path) {
    if (const Terrain* slow = slow_ground(match, path.coin, path.began.value_or(path.from))) return slow;
    if (match.scenario->options.slow == Slow::Start) return nullptr;
    const double asked = core::distance(path.from, path.to);
    const Terrain* first = nullptr;
    double before_first = 0;
    each_area(match, path.coin, Ground::Slow, [&](const Terrain& area) {
        const bool inside = measure::inside(area.polygon, path.from);
        const double before = inside ? 0 : entry(path, area);
        if (!inside && before + path.tolerance >= asked) return;
        if (first && before >= before_first) return;
        first = &area;
        before_first = before;
    });
    return first;
}

bool came_into(const Path& path, const Terrain& area) {
    return path.began && !measure::inside(area.polygon, *path.began) && measure::inside(area.polygon, path.from);
}

double entry(const Path& path, const Terrain& area) {
    if (!came_into(path, area)) return measure::entry(path.from, path.to, area.polygon);
    return measure::entry_from_outside(across(area, path.from), path.to, area.polygon);
}

}  // namespace rules::coin_wars
