#include "game/stories/universalis/rules/command_context.h"

#include <algorithm>

namespace rules::universalis {

namespace {

bool is_narrating(const Match& match) { return match.phase == Phase::Aftermath && match.pause() == PauseKind::None; }

}  // namespace

void CommandContext::tell_settings(const Settings& before) {
    const Settings after = in_force(match);
    if (before != after) tell(SettingChanged{before, after});
}

void CommandContext::move(LineKind kind, Account from, Account to, int amount) {
    if (amount <= 0) return;
    match.coins.at(from) -= amount;
    match.coins.at(to) += amount;
    const Line line{++match.numbers.lines, kind, from, to, amount};
    entry.paid.push_back(line);
    tell(CoinsMoved{line, match.coins.at(from), match.coins.at(to)});
}

void CommandContext::pay_from_purse(int payer, LineKind kind, int amount, Account to) {
    const int of_pot = std::min(amount, match.pot_of(payer));
    move(kind, kPot, to, of_pot);
    move(kind, wealth_of(payer), to, amount - of_pot);
}

void CommandContext::pay(LineKind kind, int amount, Account to) {
    const int of_bonus = is_narrating(match) ? std::min(amount, match.coins.at(bonus_of(seat))) : 0;
    move(kind, bonus_of(seat), to, of_bonus);
    pay_from_purse(seat, kind, amount - of_bonus, to);
}

int funds(const Match& match, int seat) {
    if (!is_narrating(match)) return match.purse(seat);
    const bool also_purse = in_force(match).options.aftermath_purse == AftermathPurse::BonusThenWealth;
    return match.coins.at(bonus_of(seat)) + (also_purse ? match.purse(seat) : 0);
}

}  // namespace rules::universalis
