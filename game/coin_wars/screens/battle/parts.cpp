#include "game/coin_wars/screens/battle/parts.h"

#include <algorithm>

#include "game/coin_wars/rules/army.h"

namespace screens {

namespace {

// Adds the coin, or removes it if already present.
void toggle_in(std::vector<int>& coins, int coin) {
    if (std::erase(coins, coin) == 0) coins.push_back(coin);
}

}  // namespace

bool Dialog::asks_first(Ask question, bool needed) {
    const bool opens = needed && ask != question;
    ask = opens ? question : Ask::Nothing;
    return opens;
}

void PointerDrag::pull_lasso(Vec2 to) {
    if (!lasso.empty() && distance(lasso.back(), to) > 0.1) lasso.push_back(to);
}

void Deployment::take(const cw::Match& match, int coin) {
    carried = coin;
    if (std::ranges::count(lassoed, coin) > 0)
        together = lassoed;
    else if (match.in_army(coin))
        together = cw::party(match, coin);
    else
        together.clear();
    if (together != lassoed) lassoed.clear();
    fits.reset();
    refused_at.reset();
}

void Deployment::hold(const std::vector<int>& party) {
    for (const int coin : party)
        if (std::ranges::count(lassoed, coin) == 0) lassoed.push_back(coin);
}

void Deployment::put_down() {
    carried = cw::kNoCoin;
    together.clear();
    lassoed.clear();
    fits.reset();
}

void Gathered::toggle(int coin) {
    toggle_in(coins, coin);
    if (commander == coin) commander = cw::kNoCoin;
}

std::vector<int> Gathered::able(const cw::Match& match) const {
    std::vector<int> able;
    for (const int coin : coins)
        if (match.type(coin).command) able.push_back(coin);
    return able;
}

cw::Form Gathered::command(const cw::Match& match) const {
    cw::Form command;
    for (const int coin : coins) command.coins.push_back(match.id(coin));
    if (commander != cw::kNoCoin) command.commander = match.id(commander);
    return command;
}

void Offers::renew(const cw::Match& match, std::uint64_t now, bool may_form) {
    if (version == now) return;
    version = now;
    armies.clear();
    if (may_form) armies = cw::possible_armies(match, match.side);
}

void Losses::toggle(int coin) { toggle_in(coins, coin); }

RealDice::RealDice(const cw::Command& command, const cw::Odds& odds, cw::Side striker) : attack(command) {
    add(odds.strike, striker);
    own_half = dice.size();
    if (odds.back) add(*odds.back, cw::other(striker));
    typed.assign(dice.size(), "");
}

void RealDice::add(const cw::Strike& strike, cw::Side side) {
    for (const cw::Die& die : strike.dice) {
        dice.push_back(die);
        owners.push_back(die.adds_to == cw::Die::For::Offense ? side : cw::other(side));
    }
}

}  // namespace screens
