#include "game/coin_wars/problems/actions.h"

#include <cmath>
#include <numbers>

#include "game/coin_wars/bots/candidate_move.h"

namespace problems {

namespace {

constexpr int kDirections = 16;
constexpr double kLegs[] = {1.0, 0.7, 0.4};  // shares of the reach

void add_fan(const cw::Match& match, const bots::Unit& unit, double reach, std::vector<cw::Command>& actions) {
    const core::Vec2 from = match.coin(unit.lead).at;
    for (int i = 0; i < kDirections; ++i) {
        const double angle = 2 * std::numbers::pi * i / kDirections;
        for (const double leg : kLegs) {
            const core::Vec2 to = from + core::Vec2{std::cos(angle), std::sin(angle)} * (leg * reach);
            actions.push_back(cw::Move{match.id(unit.lead), to, {}, {}});
        }
    }
}

}  // namespace

std::vector<cw::Command> actions_of(const cw::Match& match, Look look) {
    const bots::Board board(match);
    core::Random random(1);
    std::vector<cw::Command> actions;
    for (const bots::Unit& unit : board.units(match.side)) {
        if (unit.cost > match.actions_left) continue;
        std::vector<bots::Candidate> candidates;
        bots::think(board, unit, {}, random, candidates);
        for (const bots::Candidate& candidate : candidates) actions.push_back(bots::command_of(match, candidate));
        if (look == Look::AllRound && unit.count == 1 && unit.fresh) add_fan(match, unit, unit.reach, actions);
    }
    std::erase_if(actions, [&](const cw::Command& one) { return cw::CoinWars::check(match, one).has_value(); });
    return actions;
}

}  // namespace problems
