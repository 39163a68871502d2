#include "game/coin_wars/rules/nearest_path.h"

#include "game/coin_wars/rules/path_bounds.h"
#include "game/coin_wars/rules/path_scan.h"

namespace rules::coin_wars {

namespace {

// True if something is in the way, so that a point beside the straight line could be nearer.
bool is_in_a_shadow(const Match& match, const Path& path, Hindrance by) {
    switch (by) {
        case Hindrance::Ended:
        case Hindrance::PressedOn:
        case Hindrance::Barred:
        case Hindrance::NoRoom:
            return true;
        case Hindrance::TooFar:
            return longest(path) > path.reach ||
                   (match.scenario->options.slow == Slow::Way && slowed_by(match, path) != nullptr);
        default:
            return false;
    }
}

}  // namespace

std::optional<Vec2> nearest_path(const Match& match, const Path& path) {
    if (!is_finite(path.to)) return std::nullopt;
    Bounds bounds = bounds_of(match, path);
    bool in_a_shadow = false;
    const auto belongs = [&](Vec2 p, double tolerance) {
        const Path aim = aimed(path, p, tolerance);
        const Hindrance by = hindrance(match, aim);
        in_a_shadow = in_a_shadow || is_in_a_shadow(match, aim, by);
        return by == Hindrance::None;
    };
    const auto best = closest(path.to, bounds, belongs);
    if (!in_a_shadow) return best;
    add_directions(bounds, match, path);
    return closest(path.to, bounds, belongs);
}

}  // namespace rules::coin_wars
