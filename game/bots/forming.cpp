#include "game/bots/forming.h"

#include <algorithm>

#include "engine/measure/measure.h"
#include "game/rules/coin_wars/army.h"
#include "game/rules/coin_wars/coin_wars.h"
#include "game/rules/coin_wars/query.h"

namespace bots {

namespace cw = rules::coin_wars;

namespace {

// Three of a kind, or two with a commander: fewer cost more actions than they are worth.
constexpr std::size_t kFewest = 3, kFewestLed = 2;

bool touch(const Piece& a, const Piece& b) {
    const double within = a.radius + b.radius + measure::kTouch + measure::kTolerance;
    return core::length_squared(a.at - b.at) <= within * within;
}

// Some coin that acts alone touches another one of its side: else there is nothing to ask the rules.
bool any_company(const Board& board, Side side) {
    const std::span<const int> line = board.line(side);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Piece& one = board.piece(line[i]);
        if (one.army != kNoArmy) continue;
        for (std::size_t k = 0; k < line.size(); ++k) {
            const Piece& other = board.piece(line[k]);
            if (k != i && (other.army != kNoArmy || k > i) && touch(one, other)) return true;
        }
    }
    return false;
}

cw::Ids names_of(const Match& match, const std::vector<int>& coins) {
    cw::Ids ids;
    for (const int coin : coins) ids.push_back(match.id(coin));
    return ids;
}

bool commands(const Match& match, int coin) { return match.type(coin).command; }

bool legal(const Match& match, const cw::Command& command) { return !cw::CoinWars::check(match, command); }

std::optional<cw::Command> form(const Board& board) {
    const Match& match = board.match();
    for (const auto& group : cw::possible_armies(match, match.side)) {
        const bool led = std::ranges::any_of(group, [&](int coin) { return commands(match, coin); });
        if (group.size() < (led ? kFewestLed : kFewest)) continue;
        if (!std::ranges::all_of(group, [&](int coin) { return board.piece(coin).fresh; })) continue;
        cw::Form command{names_of(match, group), ""};
        if (legal(match, command)) return command;
    }
    return std::nullopt;
}

std::optional<cw::Command> join(const Board& board) {
    const Match& match = board.match();
    for (const Unit& unit : board.units(match.side)) {
        if (unit.army == kNoArmy || !unit.fresh) continue;
        for (const int coin : cw::possible_members(match, unit.army)) {
            if (!board.piece(coin).fresh) continue;
            cw::Join command{cw::army_id(unit.army), {match.id(coin)}, ""};
            if (legal(match, command)) return command;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<cw::Command> Forming::next(const Board& board) {
    due_ = due_ || board.all_new() || !board.changes().empty() || turn_ != board.match().turn;
    turn_ = board.match().turn;
    if (!due_) return std::nullopt;
    if (any_company(board, board.match().side)) {
        if (auto command = form(board)) return command;
        if (auto command = join(board)) return command;
    }
    due_ = false;
    return std::nullopt;
}

}  // namespace bots
