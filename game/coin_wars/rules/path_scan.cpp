#include "game/coin_wars/rules/path_scan.h"

#include "game/coin_wars/rules/ground.h"

namespace rules::coin_wars {

namespace {

using measure::Disc;

Disc start_of(const Match& match, const Way& way) { return {way.from, match.type(way.coin).radius()}; }

void meet(Stop& stop, double met, int coin, const Terrain* ground) {
    if (met < stop.distance || (!stop.contact() && met == stop.distance)) stop = {met, coin, ground};
}

void look_at_coins(const Match& match, const Way& way, Survey& seen) {
    const Disc start = start_of(match, way), rest{way.to, start.radius};
    const Side side = match.side_of(way.coin);
    const bool own_stop = match.scenario->options.friends == Friends::Block;
    each_near(match, way, [&](int i, const Disc& other) {
        const bool own = match.side_of(i) == side;
        if (own && seen.lies_on == kNobody && -measure::gap(rest, other) > way.tolerance) seen.lies_on = i;
        if (own && !own_stop) {
            if (seen.own_count < seen.own.size()) seen.own[seen.own_count] = i;
            ++seen.own_count;
        } else if (!measure::touching(start, other)) {
            meet(seen.stop, measure::travel(start, way.to, other), i, nullptr);
        } else {
            // What it touches at the start only forbids directions towards it.
            seen.touches = true;
            if (seen.pressed == kNobody && measure::nearing(start, way.to, other) > way.tolerance)
                seen.pressed = i;
        }
    });
}

void look_at_ground(const Match& match, const Way& way, Survey& seen) {
    const Disc start = start_of(match, way);
    each_impassable(match, way.coin, [&](const Terrain& ground) {
        const auto towards = nearing(match, way, ground);
        seen.touches = seen.touches || towards;
        if (towards.value_or(0) > way.tolerance) seen.pressed_on = &ground;
        meet(seen.stop, measure::travel(start, way.to, ground.polygon), kNobody, &ground);
    });
    each_area(match, way.coin, Ground::Stop, [&](const Terrain& area) {
        if (came_into(way, area)) seen.ended_in = &area;
        meet(seen.stop, entry(way, area), kNobody, &area);
    });
    if (way.going != Going::Charging) return;
    // Contact may end the path before that ground.
    each_area(match, way.coin, Ground::NoCharge, [&](const Terrain& area) {
        if (entry(way, area) + way.tolerance < seen.stop.distance) seen.barred = &area;
    });
}

// The starting point of a leg that continues from inside: mirrored across the border, as far outside as a
// first leg may have come in by its tolerance.
Vec2 across(const Terrain& area, Vec2 p) { return p + (nearest_on(area.polygon, p) - p) * 2; }

}  // namespace

Survey survey(const Match& match, const Way& way) {
    Survey seen;
    seen.stop.distance = core::distance(way.from, way.to);
    look_at_coins(match, way, seen);
    if (!match.scenario->terrain.empty()) look_at_ground(match, way, seen);
    return seen;
}

std::optional<double> nearing(const Match& match, const Way& way, int other) {
    const Disc start = start_of(match, way), touched = disc_of(match, other);
    if (!measure::touching(start, touched)) return std::nullopt;
    return measure::nearing(start, way.to, touched);
}

std::optional<double> nearing(const Match& match, const Way& way, const Terrain& ground) {
    const Disc start = start_of(match, way);
    if (measure::gap(start, ground.polygon) > measure::kTouch + measure::kTolerance) return std::nullopt;
    return measure::nearing(start, way.to, ground.polygon);
}

bool came_into(const Way& way, const Terrain& area) {
    return way.began && !measure::inside(area.polygon, *way.began) && measure::inside(area.polygon, way.from);
}

double entry(const Way& way, const Terrain& area) {
    if (!came_into(way, area)) return measure::entry(way.from, way.to, area.polygon);
    return measure::entry_from_outside(across(area, way.from), way.to, area.polygon);
}

}  // namespace rules::coin_wars
