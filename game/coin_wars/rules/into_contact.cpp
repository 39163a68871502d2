#include "game/coin_wars/rules/into_contact.h"

#include <map>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/path_bounds.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

using measure::Disc;
using measure::Segment;

namespace {

// True if the coin of this path is in front for some direction that leads to that circle.
bool may_lead(const Match& match, const Path& path, const Disc& contact, const std::vector<Vec2>& edges) {
    const std::vector<int> body = coin_wars::body(match, path.army);
    if (!core::contains(body, path.coin)) return false;
    const Vec2 straight = contact.center - path.from;
    const double far = core::length(straight), half = std::asin(std::min(1.0, contact.radius / far));
    const Vec2 ahead = straight * std::cos(half), aside = core::left_of(straight) * std::sin(half);
    std::vector<Vec2> ways{straight, ahead + aside, ahead - aside};
    for (const Vec2 edge : edges)
        if (core::dot(edge, straight) > std::cos(half) * far) ways.push_back(edge * far);
    return std::ranges::any_of(ways, [&](Vec2 way) { return is_in_front(match, body, path.coin, path.from + way); });
}

// Points along the half of the circle that faces p, the nearest first.
std::vector<Vec2> facing(const Disc& circle, Vec2 p) {
    constexpr int kToEachSide = 8;
    const Vec2 ahead = core::unit(p - circle.center), aside = core::left_of(ahead);
    std::vector<Vec2> points;
    for (int i = 1; i <= kToEachSide; ++i)
        for (const double side : {-1.0, 1.0}) {
            const double along = side * i / kToEachSide;
            const Vec2 out = ahead * std::sqrt(1 - along * along) + aside * along;
            points.push_back(core::round_to_grid(circle.center + out * circle.radius));
        }
    return points;
}

// True if the coin of this path comes into contact there and its Army can follow. Gathering is expensive, so only a
// limited number of points is tried, and no point twice in vain.
class Arrives {
public:
    Arrives(const Match& match, const Path& path, int target) : match_(match), path_(path), target_(target) {
        if (path.army != kNoArmy) body_ = body(match, path.army);
    }

    bool operator()(Vec2 p, double tolerance) {
        constexpr int kGathered = 40;
        const auto [known, first] = in_vain_.try_emplace({p.x, p.y}, Vain::Way);
        const bool army = path_.army != kNoArmy;
        if (!first) {
            if (known->second == Vain::Gathering) ++gathered_;
            return false;
        }
        if (army && !is_in_front(match_, body_, path_.coin, p)) return false;
        const Path aim = aimed(path_, p, tolerance);
        const auto landing = land_if_legal(match_, aim);
        if (!landing) return false;
        const Disc rest{landing->at, match_.type(path_.coin).radius()};
        if (!measure::touching(rest, disc_of(match_, target_))) return false;
        if (!army) return true;
        if (gathered_++ >= kGathered) {
            in_vain_.erase(known);  // it was not tried
            return false;
        }
        known->second = Vain::Gathering;
        return places_after(match_, aim).has_value();
    }
    void try_again() { gathered_ = 0; }

private:
    enum class Vain { Way, Gathering };

    const Match& match_;
    const Path& path_;
    int target_, gathered_ = 0;
    std::vector<int> body_;
    std::map<std::pair<double, double>, Vain> in_vain_;  // failed points, with the part that failed
};

bool is_beyond(const Path& path, const Disc& contact) {
    return core::distance(path.from, contact.center) > longest(path) + contact.radius + measure::kTouch;
}

// Candidates are places of contact; the tangents help where the path must pass close to other rims.
Bounds bounds_of_contact(const Match& match, const Path& path) {
    Bounds bounds = bounds_of(match, path);
    const double r = match.type(path.coin).radius();
    for (int i = 0; i < match.count(); ++i)
        if (within_reach(match, path, i) && stops(match, path.coin, i))
            for (const Segment& line : tangents(path.from, around(match, i, r))) bounds.lines.push_back(line);
    return bounds;
}

}  // namespace

std::optional<Vec2> way_into_contact(const Match& match, int coin, int target) {
    if (touching(match, coin, target)) return match.coin(coin).at;
    Path path = path_to(match, coin, match.coin(target).at);
    if (can_charge(match, coin)) path.going = Going::Charging;
    const Disc contact = around(match, target, match.type(coin).radius());
    if (is_beyond(path, contact)) return std::nullopt;
    return closest_on(contact, path.from, bounds_of_contact(match, path), Arrives(match, path, target));
}

std::optional<Vec2> unit_into_contact(const Match& match, int front, int target, Going going) {
    if (touching(match, front, target)) return match.coin(front).at;
    const Vec2 to = match.coin(target).at;
    const bool army = match.in_army(front);
    Path path = army ? path_of_front(match, front, to) : path_to(match, front, to);
    path.going = going;
    const Disc contact = around(match, target, match.type(front).radius());
    if (is_beyond(path, contact)) return std::nullopt;
    const std::vector<Vec2> edges = army ? edges_of_front(match, front) : std::vector<Vec2>{};
    if (army && !may_lead(match, path, contact, edges)) return std::nullopt;
    Bounds bounds = bounds_of_contact(match, path);
    for (const Vec2 edge : edges) bounds.lines.push_back({path.from, path.from + edge});
    Arrives arrives(match, path, target);
    if (const auto found = closest_on(contact, path.from, bounds, std::ref(arrives))) return found;
    // Try points hidden behind ground and own coins, and points where the others may fail to follow for unknown
    // reasons.
    arrives.try_again();
    for (const Vec2 p : facing(contact, path.from))
        if (arrives(p, measure::kTolerance)) return p;
    add_directions(bounds, match, path);
    arrives.try_again();
    return closest_on(contact, path.from, bounds, std::ref(arrives));
}

}  // namespace rules::coin_wars
