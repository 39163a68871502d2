#include "game/coin_wars/rules/nearest_legal.h"

#include "engine/core/grid.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/attack.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/path_bounds.h"
#include "game/coin_wars/rules/path_scan.h"
#include "game/coin_wars/rules/turn.h"

namespace rules::coin_wars {

using measure::Disc;
using measure::Segment;

namespace {

// True if another point could make the command legal.
bool is_about_the_way(const Refusal& refusal) {
    static const std::array kCodes{"out_of_reach", "off_table", "overlap",      "into_enemy",
                                   "impassable",   "no_room",   "not_touching", "not_front"};
    return std::ranges::find(kCodes, refusal.code) != kCodes.end();
}

// Something is in the way, and a point beside the straight line to it could be nearer.
bool is_in_a_shadow(const Match& match, const Refusal& refusal) {
    const bool slowed = refusal.rule == "BX-2" && match.scenario->options.slow == Slow::Way;
    return refusal.code == "no_room" || refusal.code == "impassable" || slowed;
}

Charge without_rest(Charge charge) {
    charge.to.reset();
    return charge;
}

Charge by_way_of(Charge charge, Vec2 via) {
    charge.via = via;
    return charge;
}

Charge on_to(Charge charge, Vec2 to) {
    charge.to = to;
    return charge;
}

//
std::optional<Vec2> nearest_via_of_army(const Match& match, const Charge& command, int army) {
    const Vec2 wanted = core::round_to_grid(*command.via);
    const auto front = front_for(match, army, wanted, command.front);
    if (!front) return std::nullopt;
    Path path = path_of_front(match, *front, wanted);
    path.going = Going::Charging;
    return nearest_march(match, path, [&](Vec2 p) { return !check(match, without_rest(by_way_of(command, p))); });
}

std::optional<Vec2> nearest_via(const Match& match, const Charge& command, const Path& leg) {
    Bounds bounds = bounds_of(match, leg);
    const Disc contact = around(match, match.find(command.target), match.type(leg.coin).radius());
    bounds.circles.push_back(contact);
    bounds.circles.push_back({contact.center, contact.radius + measure::kTouch});
    add_directions(bounds, match, leg);
    return closest(leg.to, bounds, [&](Vec2 p, double tolerance) {
        return !check_path(match, aimed(leg, p, tolerance)) && !check(match, by_way_of(command, p));
    });
}

std::optional<Vec2> nearest_to(const Match& match, const Charge& command) {
    const auto leg = second_leg(match, command);
    if (!leg || !is_finite(leg->to)) return std::nullopt;
    return closest(leg->to, bounds_of(match, *leg), [&](Vec2 p, double tolerance) {
        return core::distance(leg->from, p) <= leg->reach + tolerance && !check(match, on_to(command, p));
    });
}

}  // namespace

std::optional<Vec2> nearest_path(const Match& match, const Path& path) {
    if (!is_finite(path.to)) return std::nullopt;
    Bounds bounds = bounds_of(match, path);
    bool in_a_shadow = false;
    const auto belongs = [&](Vec2 p, double tolerance) {
        const auto refusal = check_path(match, aimed(path, p, tolerance));
        in_a_shadow = in_a_shadow || (refusal && is_in_a_shadow(match, *refusal));
        return !refusal;
    };
    const auto best = closest(path.to, bounds, belongs);
    if (!in_a_shadow) return best;
    add_directions(bounds, match, path);
    return closest(path.to, bounds, belongs);
}

std::optional<Vec2> nearest_march(const Match& match, const Path& path, const std::function<bool(Vec2)>& legal) {
    constexpr int kTried = 200;
    int tried = 0;
    if (!is_finite(path.to)) return std::nullopt;
    return closest(path.to, bounds_of(match, path), [&](Vec2 p, double tolerance) {
        if (tried == kTried || check_path(match, aimed(path, p, tolerance))) return false;
        ++tried;
        return legal(p);
    });
}

std::optional<Vec2> nearest_legal(const Match& match, const Move& command) {
    const auto actor = acting(match, command.coin, command.army, Action::Move);
    if (!actor) return std::nullopt;
    if (actor->army == kNoArmy) return nearest_path(match, path_to(match, actor->coin, command.to));
    const Vec2 wanted = core::round_to_grid(command.to);
    const auto front = front_for(match, actor->army, wanted, command.front);
    if (!front) return std::nullopt;
    return nearest_march(match, path_of_front(match, *front, wanted), [&](Vec2 p) {
        Move move = command;
        move.to = p;
        return !check(match, move);
    });
}

std::optional<Vec2> nearest_legal(const Match& match, const PlaceCoin& command) {
    const int coin = match.find(command.coin);
    const Vec2 wanted = core::round_to_grid(command.at);
    if (coin == kNobody || match.side_of(coin) != match.side || !is_finite(wanted)) return std::nullopt;
    const double r = match.type(coin).radius();
    Bounds bounds;
    add_table(bounds, *match.scenario, r);
    add_polygon(bounds, deployment_zone(*match.scenario, match.side_of(coin)), r);
    each_impassable(match, coin, [&](const Terrain& ground) { add_polygon(bounds, ground.polygon, r); });
    for (int i = 0; i < match.count(); ++i)
        if (i != coin && match.on_table(i)) bounds.circles.push_back(around(match, i, r));
    return closest(wanted, bounds, [&](Vec2 p, double tolerance) {
        return !check_place(match, coin, p, measure::kTolerance - tolerance);
    });
}

std::optional<Vec2> nearest_legal(const Match& match, const Charge& command) {
    const auto who = charging(match, command);
    if (!who) return std::nullopt;
    const auto refusal = check(match, without_rest(command));
    const int army = who->who.army;
    if (!refusal) return army == kNoArmy && command.to ? nearest_to(match, command) : std::nullopt;
    if (!is_about_the_way(*refusal) || !command.via) return std::nullopt;
    if (army != kNoArmy) return nearest_via_of_army(match, command, army);
    const auto leg = first_leg(match, command);
    if (!leg || !is_finite(leg->to)) return std::nullopt;
    return nearest_via(match, command, *leg);
}

namespace {

bool leads(const Match& match, const Path& path, Vec2 to) {
    return front_for(match, path.army, to, match.id(path.coin)).has_value();
}

// True if the coin of this path is in front on some way to that circle.
bool may_lead(const Match& match, const Path& path, const Disc& contact, const std::vector<Vec2>& edges) {
    const Vec2 straight = contact.center - path.from;
    const double far = core::length(straight), half = std::asin(std::min(1.0, contact.radius / far));
    const Vec2 ahead = straight * std::cos(half), aside = core::left_of(straight) * std::sin(half);
    std::vector<Vec2> ways{straight, ahead + aside, ahead - aside};
    for (const Vec2 edge : edges)
        if (core::dot(edge, straight) > std::cos(half) * far) ways.push_back(edge * far);
    return std::ranges::any_of(ways, [&](Vec2 way) { return leads(match, path, path.from + way); });
}

// Points all along the half of the circle that faces p, the nearest first.
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

// True if the coin of this path comes into contact there, and its Army can follow. Gathering is expensive, so only a
// limited number of points is tried.
class Arrives {
public:
    Arrives(const Match& match, const Path& path, int target) : match_(match), path_(path), target_(target) {}

    bool operator()(Vec2 p, double tolerance) {
        constexpr int kGathered = 40;
        const Path aim = aimed(path_, p, tolerance);
        const bool army = path_.army != kNoArmy;
        if ((army && !leads(match_, path_, p)) || check_path(match_, aim)) return false;
        const Disc rest{land(match_, aim).at, match_.type(path_.coin).radius()};
        if (!measure::touching(rest, disc_of(match_, target_))) return false;
        return !army || (gathered_++ < kGathered && !check_march(match_, aim));
    }
    void try_again() { gathered_ = 0; }

private:
    const Match& match_;
    const Path& path_;
    int target_, gathered_ = 0;
};

bool is_beyond(const Path& path, const Disc& contact) {
    return core::distance(path.from, contact.center) > path.reach + contact.radius + measure::kTouch;
}

// Candidates are contact places; the tangents help where the path must pass close to other rims.
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
    if (match.type(coin).charge) path.going = Going::Charging;
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
    // In the shadow of ground and own coins, and where it is not known what keeps the others from following.
    arrives.try_again();
    for (const Vec2 p : facing(contact, path.from))
        if (arrives(p, measure::kTolerance)) return p;
    add_directions(bounds, match, path);
    arrives.try_again();
    return closest_on(contact, path.from, bounds, std::ref(arrives));
}

}  // namespace rules::coin_wars
