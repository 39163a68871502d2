#include "game/coin_wars/rules/nearest_legal.h"

#include "engine/core/grid.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/deploy.h"
#include "game/coin_wars/rules/ground.h"
#include "game/coin_wars/rules/move.h"
#include "game/coin_wars/rules/path_bounds.h"
#include "game/coin_wars/rules/turn.h"

namespace rules::coin_wars {

std::optional<Vec2> nearest_way(const Match& match, const Way& way) {
    if (!is_finite(way.to)) return std::nullopt;
    Bounds bounds = bounds_of(match, way);
    bool in_a_shadow = false;
    const auto belongs = [&](Vec2 p, double tolerance) {
        const auto refusal = check_way(match, aimed(way, p, tolerance));
        in_a_shadow =
            in_a_shadow || (refusal && (refusal->code == "no_room" || refusal->code == "impassable"));
        return !refusal;
    };
    const auto best = closest(way.to, bounds, belongs);
    if (!in_a_shadow) return best;
    add_directions(bounds, match, way);
    return closest(way.to, bounds, belongs);
}

std::optional<Vec2> nearest_march(const Match& match, const Way& way,
                                  const std::function<bool(Vec2)>& legal) {
    constexpr int kTried = 200;
    int tried = 0;
    if (!is_finite(way.to)) return std::nullopt;
    return closest(way.to, bounds_of(match, way), [&](Vec2 p, double tolerance) {
        if (tried == kTried || check_way(match, aimed(way, p, tolerance))) return false;
        ++tried;
        return legal(p);
    });
}

std::optional<Vec2> nearest_legal(const Match& match, const Move& command) {
    const auto actor = acting(match, command.coin, command.army, Deed::Move);
    if (!actor) return std::nullopt;
    if (actor->army == kNoArmy) return nearest_way(match, way_to(match, actor->coin, command.to));
    const Vec2 wanted = core::round_to_grid(command.to);
    const auto front = front_for(match, actor->army, wanted, command.front);
    if (!front) return std::nullopt;
    return nearest_march(match, way_of_front(match, *front, wanted), [&](Vec2 p) {
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

}  // namespace rules::coin_wars
