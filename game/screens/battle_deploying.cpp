// Deployment by hand: the coins of a battle file taken back into the hand, and laid where the file has them.

#include <algorithm>

#include "game/screens/battle_game.h"

namespace screens {

bool BattleGame::can_deploy_by_hand() const {
    const bool placed = std::any_of(original_->coins.begin(), original_->coins.end(),
                                    [](const cw::CoinSetup& coin) { return coin.at.has_value(); });
    return steps() == 0 && match().phase == cw::Phase::Agree && placed;
}

void BattleGame::deploy_by_hand(bool by_hand) {
    if (!can_deploy_by_hand()) return;
    by_hand_ = by_hand;
    auto scenario = std::make_shared<cw::Scenario>(*original_);
    if (by_hand)
        for (cw::CoinSetup& coin : scenario->coins) coin.at.reset();
    const table::Stage before = stage_;
    begin(cw::begin(scenario));
    stage_ = before;
    stage_.glide(match());
}

bool BattleGame::has_history(cw::Side side) const {
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && match().coin(coin).place == cw::Place::Hand &&
            original_->coins[static_cast<std::size_t>(coin)].at)
            return true;
    return false;
}

void BattleGame::place_as_in_history(cw::Side side) {
    for (int coin = 0; coin < match().count(); ++coin) {
        const std::optional<Vec2> at = original_->coins[static_cast<std::size_t>(coin)].at;
        if (!at || match().side_of(coin) != side || match().coin(coin).place != cw::Place::Hand) continue;
        submit(cw::PlaceCoin{match().id(coin), *at});
    }
    stage_.hurry();
}

}  // namespace screens
