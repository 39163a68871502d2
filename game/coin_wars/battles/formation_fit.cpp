#include "game/coin_wars/battles/formation_fit.h"

#include "engine/core/grid.h"
#include "game/coin_wars/battles/formation_free_places.h"

namespace battles {

namespace {

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

std::optional<TakenUp> stand_up(const Plan& plan, std::span<const Member> members, const Stand& stand) {
    std::vector<Member> roomy(members.begin(), members.end());
    if (!plan.formation) roomy.resize(std::min(roomy.size(), plan.places.size()));
    for (Member& member : roomy) member.diameter += kRoundingRoom;
    return close_up(plan, roomy, stand);
}

}  // namespace battles
