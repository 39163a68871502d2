// Deployment by hand: a side's coins taken back into the hand, or placed where the battle has them.

#include "game/coin_wars/screens/battle/game.h"

namespace screens {

namespace {

const std::optional<Vec2>& history(const cw::Match& match, int coin) {
    return match.scenario->coins[static_cast<std::size_t>(coin)].at;
}

bool lies_there(const cw::Match& match, int coin) {
    return match.on_table(coin) && match.coin(coin).at == *history(match, coin);
}

}  // namespace

std::optional<rules::Refusal> BattleGame::submit_together(const std::vector<cw::Command>& commands) {
    const cw::Match before = match();
    std::vector<cw::Event> happened;
    std::optional<rules::Refusal> refusal;
    for (const cw::Command& command : commands) {
        const cw::Match then = match();
        const auto events = door_->submit(command, hand_);
        if (!events) {
            refusal = events.error();
            break;
        }
        happened.insert(happened.end(), events->begin(), events->end());
        for (table::StoryLine& line : table::tell(then, match(), *events))
            story_.push_back({std::move(line), steps() - 1});
    }
    if (happened.empty()) return refusal;
    stage_.play(before, match(), happened);
    changed();
    return refusal;
}

void BattleGame::take_into_hand(cw::Side side) {
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && match().on_table(coin)) submit(cw::Unplace{match().id(coin)});
    stage_.hurry();
}

bool BattleGame::lies_as_in_history(cw::Side side) const {
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && history(match(), coin) && !lies_there(match(), coin))
            return false;
    return true;
}

void BattleGame::place_as_in_history(cw::Side side) {
    // Coins that are elsewhere leave first: they could be where another one belongs.
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && match().on_table(coin) && history(match(), coin) &&
            !lies_there(match(), coin))
            submit(cw::Unplace{match().id(coin)});
    for (int coin = 0; coin < match().count(); ++coin)
        if (match().side_of(coin) == side && !match().on_table(coin) && history(match(), coin))
            submit(cw::PlaceCoin{match().id(coin), *history(match(), coin)});
    stage_.hurry();
}

}  // namespace screens
