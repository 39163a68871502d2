#include "game/coin_wars/bots/forming.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/query.h"

namespace bots {

namespace {

// Three of a type, or two with a commander: smaller Armies cost more actions than they are worth.
constexpr std::size_t kFewest = 3, kFewestLed = 2;

bool touch(const Piece& a, const Piece& b) {
    const double within = a.radius + b.radius + measure::kTouch + measure::kTolerance;
    return core::length_squared(a.at - b.at) <= within * within;
}

// True if the coin acts alone and touches another coin of its side.
bool has_company(const Board& board, int coin) {
    const Piece& one = board.piece(coin);
    if (one.army != kNoArmy) return false;
    bool found = false;
    board.near(one.side, one.at, one.radius + 2 * measure::kTouch, [&](const Unit& unit) {
        found = found || std::ranges::any_of(board.coins_of(unit), [&](int other) {
                    return other != coin && touch(one, board.piece(other));
                });
    });
    return found;
}

// True if some coin has company; otherwise there is no need to call the rules. Unless `all`, looks only near changes.
bool any_company(const Board& board, Side side, bool all) {
    const auto accompanied = [&](int coin) { return has_company(board, coin); };
    if (all) return std::ranges::any_of(board.line(side), accompanied);
    constexpr double kNear = 4;  // inches: more than two coins
    bool found = false;
    for (const PendingChange& change : board.changes()) {
        if (change.side != side) continue;
        board.near(side, change.at, kNear,
                   [&](const Unit& unit) { found = found || (unit.army == kNoArmy && has_company(board, unit.lead)); });
    }
    return found;
}

// True if a coin that acts alone touches the Army.
bool has_neighbour(const Board& board, const Unit& army) {
    return std::ranges::any_of(board.line(army.side), [&](int coin) {
        const Piece& one = board.piece(coin);
        const double within = army.around + one.radius + 2 * measure::kTouch;
        if (one.army != kNoArmy || core::length_squared(one.at - army.middle) > within * within) return false;
        return std::ranges::any_of(board.coins_of(army), [&](int member) { return touch(one, board.piece(member)); });
    });
}

bool commands(const Match& match, int coin) { return match.type(coin).command; }

bool legal(const Match& match, const cw::Command& command) { return !cw::CoinWars::check(match, command); }

std::optional<cw::Command> form(const Board& board) {
    const Match& match = board.match();
    for (const auto& group : cw::possible_armies(match, match.side)) {
        const bool led = std::ranges::any_of(group, [&](int coin) { return commands(match, coin); });
        if (group.size() < (led ? kFewestLed : kFewest)) continue;
        if (!std::ranges::all_of(group, [&](int coin) { return board.piece(coin).fresh; })) continue;
        cw::Form command{cw::ids_of(match, group), ""};
        if (legal(match, command)) return command;
    }
    return std::nullopt;
}

std::optional<cw::Command> join(const Board& board) {
    const Match& match = board.match();
    for (const Unit& unit : board.units(match.side)) {
        if (unit.army == kNoArmy || !unit.fresh || !has_neighbour(board, unit)) continue;
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
    const bool all = again_ || board.all_new() || turn_ != board.match().turn;
    turn_ = board.match().turn;
    again_ = false;
    if (!all && board.changes().empty()) return std::nullopt;
    if (!any_company(board, board.match().side, all)) return std::nullopt;
    auto command = form(board);
    if (!command) command = join(board);
    again_ = command.has_value();
    return command;
}

}  // namespace bots
