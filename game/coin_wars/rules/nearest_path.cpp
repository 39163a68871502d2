#include "game/coin_wars/rules/nearest_path.h"

#include "game/coin_wars/rules/path_bounds.h"

namespace rules::coin_wars {

namespace {

// Something is in the way, and a point beside the straight line to it could be nearer.
bool is_in_a_shadow(const Match& match, const Refusal& refusal) {
    const bool slowed = refusal.rule == "BX-2" && match.scenario->options.slow == Slow::Way;
    return refusal.code == "no_room" || refusal.code == "impassable" || slowed;
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

}  // namespace rules::coin_wars
