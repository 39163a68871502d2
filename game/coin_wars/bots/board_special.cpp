// BX-9: how special rules that depend on the opponent change a strike. Their other conditions are evaluated once per
// board, not once per strike.

#include <algorithm>

#include "game/coin_wars/bots/board.h"
#include "game/coin_wars/rules/shoot.h"
#include "game/coin_wars/rules/special.h"

namespace bots {

void Board::read_meeting(int coin) {
    std::vector<const cw::SpecialRule*>& rules = meeting_[static_cast<std::size_t>(coin)];
    rules.clear();
    for (const cw::SpecialRule& rule : scenario_->advanced.special)
        if (!rule.left_out && rule.when.meets() && cw::holds_apart(*match_, rule, coin)) rules.push_back(&rule);
}

int Board::changed(int coin, int own, const cw::StrikeContext& bout, int cw::SpecialWhat::*added,
                   cw::SpecialWhat::Times cw::SpecialWhat::*times) const {
    using Times = cw::SpecialWhat::Times;
    int value = own;
    const auto& rules = meeting_[static_cast<std::size_t>(coin)];
    const auto fits = [&](const cw::SpecialRule* rule) { return cw::fits_attack(*match_, rule->when, coin, bout); };
    for (const cw::SpecialRule* rule : rules)
        if (rule->what.*added != 0 && fits(rule)) value = std::max(0, value + rule->what.*added);
    for (const cw::SpecialRule* rule : rules) {
        if (rule->what.*times == Times::One || !fits(rule)) continue;
        value = rule->what.*times == Times::Double ? 2 * value : value - value / 2;
    }
    return value;
}

int Board::special_offense(const Unit& by, const Unit& of, bool ranged, bool answering) const {
    const cw::StrikeContext bout{.against = of.lead, .ranged = ranged, .attacks = !answering};
    int change = 0;
    for (const int coin : coins_of(by)) {
        if (meeting_[static_cast<std::size_t>(coin)].empty() || (ranged && !cw::can_fire(*match_, coin))) continue;
        const int own = piece(coin).offense;
        change += changed(coin, own, bout, &cw::SpecialWhat::offense, &cw::SpecialWhat::offense_times) - own;
    }
    return change;
}

int Board::special_defense(int coin, const Unit& by, bool ranged, bool answering) const {
    const int own = piece(coin).defense;
    return changed(coin, own, {.against = by.lead, .ranged = ranged, .attacks = answering}, &cw::SpecialWhat::defense,
                   &cw::SpecialWhat::defense_times);
}

}  // namespace bots
