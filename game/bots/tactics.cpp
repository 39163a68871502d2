#include "game/bots/tactics.h"

#include <algorithm>

#include "game/bots/forming.h"
#include "game/rules/coin_wars/coin_wars.h"

namespace bots {

namespace cw = rules::coin_wars;

namespace {

constexpr double kWorthDoing = 0.01;
constexpr int kTries = 12;  // ideas that the rules are asked about

}  // namespace

std::optional<cw::Command> best_legal(const Match& match, std::vector<Idea>& ideas) {
    const auto worse = [](const Idea& a, const Idea& b) { return a.score < b.score; };
    for (int tries = 0; tries < kTries && !ideas.empty(); ++tries) {
        const auto best = std::ranges::max_element(ideas, worse);
        if (best->score < kWorthDoing) return std::nullopt;
        cw::Command command = command_of(match, *best);
        if (!cw::CoinWars::check(match, command)) return command;
        ideas.erase(best);
    }
    return std::nullopt;
}

void blur(std::vector<Idea>& ideas, const Weights& weights, core::Random& random) {
    std::erase_if(ideas, [&](const Idea&) { return weights.seen < 1 && random.unit() >= weights.seen; });
    if (weights.noise == 0) return;
    for (Idea& idea : ideas) idea.score += random.between(-weights.noise, weights.noise);
}

cw::Command act(const Match& match, const Weights& weights, core::Random& random) {
    const Board board(match);
    if (auto command = forming(board)) return *command;
    std::vector<Idea> ideas;
    for (const Unit& unit : board.units(match.side)) think(board, unit, weights, ideas);
    blur(ideas, weights, random);
    if (auto command = best_legal(match, ideas)) return *command;
    return cw::EndTurn{};
}

}  // namespace bots
