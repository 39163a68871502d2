#include "game/coin_wars/rules/changing_ground.h"

namespace rules::coin_wars {

namespace {

bool holds_by(const Terrain& ground, const GroundState& state) {
    return (!ground.begins || state.begun) && !state.ended;
}

void note(const Match& match, Moment moment, const std::optional<Condition>& condition, bool& came_true) {
    if (condition && !came_true) came_true = holds(match, *condition, moment);
}

}  // namespace

std::vector<GroundState> ground_at_first(const Scenario& scenario) {
    const bool changes =
        std::ranges::any_of(scenario.terrain, [](const Terrain& ground) { return ground.begins || ground.ends; });
    return std::vector<GroundState>(changes ? scenario.terrain.size() : 0);
}

std::vector<Terrain> ground_for_others(std::vector<Terrain> ground) {
    std::erase_if(ground, [](const Terrain& piece) { return piece.begins.has_value(); });
    for (Terrain& piece : ground) {
        piece.except.clear();
        piece.ends.reset();
    }
    return ground;
}

bool holds_now(const Match& match, const Terrain& ground) {
    const int turn = std::max(1, match.turn);
    if (turn < ground.from_turn || (ground.to_turn != 0 && turn > ground.to_turn)) return false;
    return holds_by(ground, state_of(match, ground));
}

GroundState state_of(const Match& match, const Terrain& ground) {
    if (!ground.begins && !ground.ends) return {};
    return match.ending.ground[static_cast<std::size_t>(&ground - match.scenario->terrain.data())];
}

Events change_ground(Match& match, Moment moment) {
    Events events;
    for (std::size_t i = 0; i < match.ending.ground.size(); ++i) {
        const Terrain& ground = match.scenario->terrain[i];
        const GroundState before = match.ending.ground[i];
        GroundState now = before;
        note(match, moment, ground.begins, now.begun);
        note(match, moment, ground.ends, now.ended);
        match.ending.ground[i] = now;
        const bool holds = holds_by(ground, now);
        if (holds != holds_by(ground, before)) events.push_back(GroundChanged{static_cast<int>(i), holds});
    }
    return events;
}

}  // namespace rules::coin_wars
