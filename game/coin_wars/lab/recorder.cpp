#include <algorithm>
#include <cmath>

#include "game/coin_wars/lab/fight_loop.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/query.h"

namespace lab {

namespace {

using cw::Match;

bool strikes(const cw::Command& command) {
    return holds_alternative<cw::Attack>(command) || holds_alternative<cw::Charge>(command);
}

bool is_action(const cw::Command& command) {
    return strikes(command) || holds_alternative<cw::Move>(command) || holds_alternative<cw::UseTrait>(command);
}

bool dice_can_fall(const cw::Scenario& scenario) {
    const auto severe = [](const cw::Technology& each) { return each.severe == cw::Severe::Die; };
    return scenario.advanced.dice > 0 || std::ranges::any_of(scenario.advanced.technology, severe);
}

std::uint8_t cell(double inches) { return static_cast<std::uint8_t>(std::clamp(inches, 0.0, 255.0)); }

std::int64_t thousandths(double cents) { return std::llround(cents * 1000); }

End end_of(const std::string& by) {
    const auto it = std::ranges::find(enum_names(End{}), by);
    return it == enum_names(End{}).end() ? End::Cut : static_cast<End>(it - enum_names(End{}).begin());
}

}  // namespace

Recorder::Recorder(const Contest& contest, int pair, int battle, const Match& start)
    : cast_(casting(contest, pair, battle)), dice_(dice_can_fall(*start.scenario)) {
    fought_.a_is_heads = cast_.a == cw::Side::Heads;
    fought_.a_begins = cast_.a == cast_.first;
    for (int coin = 0; coin < start.count(); ++coin)
        if (start.coin(coin).place != cw::Place::Watching)
            fought_.brought[party(start.side_of(coin))] += start.type(coin).cents;
}

void Recorder::before(const Match& match, const cw::Command& command) {
    turn_ = match.turn;
    seen_.reset();
    if (dice_ && strikes(command)) {
        seen_ = match;
        striking_ = command;
    }
}

void Recorder::after(const Match& match, const cw::Command& command, const std::vector<cw::Event>& events) {
    ++fought_.commands;
    if (is_action(command)) ++fought_.actions;
    if (seen_) expect(*seen_, events);
    for (const cw::Event& event : events)
        if (const auto* fell = get_if<cw::Fell>(&event)) note(match, *fell);
}

void Recorder::note(const Match& match, const cw::Fell& fell) {
    const cw::Side owner = match.side_of(fell.coin), enemy = cw::other(owner);
    fought_.falls.push_back({static_cast<std::uint8_t>(party(owner)),
                             static_cast<std::uint8_t>(match.setup(fell.coin).type), static_cast<std::uint16_t>(turn_),
                             cell(fell.at.x), cell(fell.at.y)});
    if (fell.how != cw::How::Beyond && rolled_[cw::index(enemy)])
        fought_.luck[party(enemy)] += thousandths(match.type(fell.coin).cents);
}

// Both halves of an exchange are struck in one command, even if losses are chosen later.
void Recorder::expect(const Match& match, const std::vector<cw::Event>& events) {
    const cw::Strike *strike = nullptr, *back = nullptr;
    for (const cw::Event& event : events) {
        if (const auto* attacked = get_if<cw::Attacked>(&event)) strike = &attacked->strike;
        if (const auto* struck_back = get_if<cw::AttackedBack>(&event)) back = &struck_back->strike;
    }
    if (!strike) return;
    const cw::Side attacks = match.side_of(strike->attacker), defends = cw::other(attacks);
    rolled_ = {};
    rolled_[cw::index(attacks)] = !strike->dice.empty();
    rolled_[cw::index(defends)] = back && !back->dice.empty();
    if (!rolled_[0] && !rolled_[1]) return;
    const cw::Odds odds = *cw::odds(match, striking_, strike->ranged);
    const auto expected = [&](cw::Side side, const cw::FallOdds& fate) {
        if (!rolled_[cw::index(side)]) return;
        ++fought_.strikes_with_dice;
        fought_.luck[party(side)] -= thousandths(fate.cents);
    };
    expected(attacks, odds.target);
    expected(defends, odds.attacker);
}

void Recorder::forfeit(cw::Side side) {
    fought_.end = End::Forfeit;
    fought_.result = party(side) == 0 ? Result::B : Result::A;
}

FightResult Recorder::done(const Match& last) {
    if (last.outcome) {
        fought_.end = end_of(last.outcome->by);
        fought_.result = !last.outcome->winner               ? Result::Draw
                         : party(*last.outcome->winner) == 0 ? Result::A
                                                             : Result::B;
    }
    // Counts only coins that are beside the table now: a trait may bring a coin back.
    for (int coin = 0; coin < last.count(); ++coin)
        if (last.coin(coin).place == cw::Place::Fallen)
            fought_.lost[party(last.side_of(coin))] += last.type(coin).cents;
    fought_.turns = last.turn;
    fought_.hash = cw::CoinWars::hash(last);
    return std::move(fought_);
}

int decisive_turn(const FightResult& fought, const std::vector<cw::CoinType>& types) {
    if (fought.result == Result::Draw) return 0;
    const std::size_t winner = fought.result == Result::A ? 0 : 1;
    int lead = 0, decisive = 0;
    for (std::size_t i = 0; i < fought.falls.size(); ++i) {
        const Fall& fall = fought.falls[i];
        lead += types[fall.type].cents * (fall.party == winner ? -1 : 1);
        const bool turn_ends = i + 1 == fought.falls.size() || fought.falls[i + 1].turn != fall.turn;
        if (!turn_ends) continue;
        if (lead <= 0)
            decisive = 0;
        else if (decisive == 0)
            decisive = fall.turn;
    }
    return decisive;
}

}  // namespace lab
