#include "game/coin_wars/bots/blow.h"

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/charge.h"
#include "game/coin_wars/rules/exchange.h"
#include "game/coin_wars/rules/query.h"

namespace bots {

namespace {

Blow of_exchange(const Match& match, const cw::Exchange& both, std::span<const double> worths) {
    Blow blow{cw::expected_losses(match, both.strike, {}, worths), 0};
    if (both.back) blow.lost = cw::expected_losses(match, *both.back, {}, worths);
    return blow;
}

}  // namespace

Blow expected_blow(const Board& board, int attacker, int target, bool ranged, bool beyond) {
    const Match& match = board.match();
    const std::vector<int> gone = beyond ? std::vector<int>{attacker} : std::vector<int>{};
    Blow blow =
        of_exchange(match, cw::exchange(match, cw::party(match, attacker), target, ranged, gone), board.worths());
    // It is lost once, whether the strike back takes it or not.
    if (beyond) blow.lost = board.worth_of(attacker);
    return blow;
}

Blow expected_blow(const Board& board, const cw::Charge& charge) {
    const Match then = cw::at_the_blow(board.match(), charge);
    const int army = then.find_army(charge.army);
    const int attacker = army == kNoArmy ? then.find(charge.coin) : cw::members(then, army).front();
    const cw::Exchange both = cw::exchange(then, cw::party(then, attacker), then.find(charge.target), false, {});
    return of_exchange(then, both, board.worths());
}

}  // namespace bots
