#include "game/coin_wars/rules/move.h"

#include "game/coin_wars/rules/acting.h"
#include "game/coin_wars/rules/army_move.h"
#include "game/coin_wars/rules/nearest_path.h"
#include "game/coin_wars/rules/roads.h"
#include "game/coin_wars/rules/special.h"

namespace rules::coin_wars {

std::optional<Refusal> check(const Match& match, const Move& command) {
    const auto who = acting(match, command.coin, command.army, Action::Move);
    if (!who) return who.error();
    if (who->army == kNoArmy) return check_path(match, path_to(match, who->coin, command.to));
    const Vec2 to = core::round_to_grid(command.to);
    const auto front = front_for(match, who->army, to, command.front);
    return front ? check_march(match, path_of_front(match, *front, to)) : front.error();
}

Events apply(Match& match, const Throws& throws, const Move& command) {
    const Actor actor{match.find(command.coin), match.find_army(command.army)};
    spend_actions(match, actor);
    const Vec2 to = core::round_to_grid(command.to);
    Events events =
        actor.army == kNoArmy
            ? slide(match, path_to(match, actor.coin, command.to))
            : march(match, throws, path_of_front(match, *front_for(match, actor.army, to, command.front), to));
    mark_acted(match, actor, Action::Move);
    return events;
}

Events slide(Match& match, const Path& path) {
    const Landing landing = land(match, path);
    const measure::Disc start{path.from, match.type(path.coin).radius()};
    const measure::Card card = measure::card_for_move(start, landing.at, edge_along(match, path));
    match.coin(path.coin).at = landing.at;
    return {Moved{path.coin, path.from, landing.at, card, landing.stopped_by, landing.stopped_by_ground}};
}

namespace {

// With almost no tolerance: otherwise a trapped coin could creep out of its bounds.
Path strict_path(const Match& match, int coin) {
    Path path = path_to(match, coin, match.coin(coin).at);
    path.tolerance = 1e-9;
    return path;
}

}  // namespace

bool can_step(const Match& match, int coin) {
    if (special_forbidding(match, coin, &SpecialWhat::no_move)) return false;
    Path path = strict_path(match, coin);
    constexpr double kStep = 4 * core::kGrid;
    for (const Vec2 aside : {Vec2{kStep, 0}, Vec2{0, kStep}, Vec2{-kStep, 0}, Vec2{0, -kStep}}) {
        path.to = path.from + aside;
        if (!check_path(match, path)) return true;
    }
    return false;
}

bool can_move(const Match& match, int coin) {
    if (special_forbidding(match, coin, &SpecialWhat::no_move)) return false;
    return can_step(match, coin) || nearest_path(match, strict_path(match, coin)).has_value();
}

}  // namespace rules::coin_wars
