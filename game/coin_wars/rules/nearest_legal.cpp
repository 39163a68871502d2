#include "game/coin_wars/rules/nearest_legal.h"

#include "engine/core/lists.h"
#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/nearest_path.h"
#include "game/coin_wars/rules/path_bounds.h"

namespace rules::coin_wars {

using measure::Disc;

namespace {

// True if a different point could make the command legal.
bool is_about_the_way(const Refusal& refusal) {
    static const std::array kCodes{"out_of_reach", "off_table", "overlap",      "into_enemy",
                                   "impassable",   "no_room",   "not_touching", "not_front"};
    return core::contains(kCodes, refusal.code);
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
        return hindrance(match, aimed(leg, p, tolerance)) == Hindrance::None && !check(match, by_way_of(command, p));
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

std::optional<Vec2> nearest_march(const Match& match, const Path& path, const std::function<bool(Vec2)>& legal) {
    constexpr int kTried = 200;
    int tried = 0;
    if (!is_finite(path.to)) return std::nullopt;
    return closest(path.to, bounds_of(match, path), [&](Vec2 p, double tolerance) {
        if (tried == kTried || hindrance(match, aimed(path, p, tolerance)) != Hindrance::None) return false;
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
    if (coin == kNoCoin || match.side_of(coin) != match.side || !is_finite(wanted)) return std::nullopt;
    if (match.coin(coin).place == Place::Watching || match.coin(coin).place == Place::Arriving) return std::nullopt;
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

}  // namespace rules::coin_wars
