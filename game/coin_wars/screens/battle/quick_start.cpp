#include "game/coin_wars/screens/battle/game.h"

namespace screens {

namespace {

constexpr std::array kSides{cw::Side::Heads, cw::Side::Tails};

// The match's side sets up first; the other one becomes the match's side once the first is ready.
void set_up_as_in_history(BattleGame& game) {
    for (std::size_t side = 0; side < kSides.size() && game.match().phase == cw::Phase::Deploy; ++side) {
        const cw::Side acts = game.match().side;
        if (!game.lies_as_in_history(acts)) game.place_as_in_history(acts);
        if (game.submit(cw::Ready{acts})) return;
    }
}

}  // namespace

void start_at_once(BattleGame& game, std::optional<cw::Side> first) {
    for (const cw::Side side : kSides)
        if (game.match().phase == cw::Phase::Agree) game.submit(cw::Agree{side});
    if (game.match().phase == cw::Phase::Toss) game.submit(cw::Toss{});
    if (game.match().phase == cw::Phase::Order)
        game.submit(cw::Order{first.value_or(game.match().toss_winner.value())});
    set_up_as_in_history(game);
    game.stage().hurry();
}

}  // namespace screens
