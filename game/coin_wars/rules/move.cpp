#include "game/coin_wars/rules/move.h"

#include "engine/core/grid.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/nearest_legal.h"
#include "game/coin_wars/rules/turn.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Move& command) {
    const auto who = acting(match, command.coin, command.army, Deed::Move);
    if (!who) return who.error();
    if (who->army == kNoArmy) return check_way(match, way_to(match, who->coin, command.to));
    const Vec2 to = core::round_to_grid(command.to);
    const auto front = front_for(match, who->army, to, command.front);
    return front ? check_march(match, way_of_front(match, *front, to)) : front.error();
}

Events apply(Match& match, const Throws& throws, const Move& command) {
    const Actor actor{match.find(command.coin), match.find_army(command.army)};
    spend_actions(match, actor, Deed::Move);
    if (actor.army == kNoArmy) return slide(match, way_to(match, actor.coin, command.to));
    const Vec2 to = core::round_to_grid(command.to);
    return march(match, throws, way_of_front(match, *front_for(match, actor.army, to, command.front), to));
}

Events slide(Match& match, const Way& way) {
    const Landing landing = land(match, way);
    const CoinType& type = match.type(way.coin);
    match.coin(way.coin).at = landing.at;
    const measure::Card card = measure::card_for_move({way.from, type.radius()}, landing.at, type.move);
    return {Moved{way.coin, way.from, landing.at, card, landing.stopped_by, landing.stopped_by_ground}};
}

namespace {

// With almost no tolerance: a trapped coin must not escape by the tolerance of its bounds.
Way strict_way(const Match& match, int coin) {
    Way way = way_to(match, coin, match.coin(coin).at);
    way.tolerance = 1e-9;
    return way;
}

}  // namespace

bool can_step(const Match& match, int coin) {
    Way way = strict_way(match, coin);
    constexpr double kStep = 4 * core::kGrid;
    for (const Vec2 aside : {Vec2{kStep, 0}, Vec2{0, kStep}, Vec2{-kStep, 0}, Vec2{0, -kStep}}) {
        way.to = way.from + aside;
        if (!check_way(match, way)) return true;
    }
    return false;
}

bool can_move(const Match& match, int coin) {
    return can_step(match, coin) || nearest_way(match, strict_way(match, coin)).has_value();
}

}  // namespace rules::coin_wars
