// Logs the results of attacks, in words and numbers.

#include <algorithm>
#include <cstdlib>

#include "engine/core/lists.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/special.h"
#include "game/coin_wars/rules/special_fight.h"
#include "game/coin_wars/table/battle_log_writer.h"

namespace table {

namespace {

// Units with equal scores share a line.
std::vector<Phrase> offense_lines(const cw::Match& match, const cw::Strike& strike, const std::vector<int>& beyond) {
    const bool by_army = strike.army != cw::kNoArmy;
    // in an Army, only Armored units have a damage of their own.
    const cw::Traits struck = strike.target_army == cw::kNoArmy ? cw::Traits(match.type(strike.target)) : cw::Traits{};
    std::vector<std::pair<Phrase, std::vector<int>>> alike;
    for (const int unit : strike.units) {
        const cw::Score score =
            cw::offense(match, unit, {strike.target, strike.ranged, core::contains(beyond, unit), by_army, struck});
        const Phrase sum = summed(score);
        const auto same = std::ranges::find_if(alike, [&](const auto& one) {
            return one.first == sum &&
                   display_name(*match.scenario, one.second.front()) == display_name(*match.scenario, unit);
        });
        if (same == alike.end())
            alike.push_back({sum, {unit}});
        else
            same->second.push_back(unit);
    }
    std::vector<Phrase> lines;
    for (const auto& [sum, units] : alike) {
        const Phrase who = listed(*match.scenario, units);
        lines.push_back(units.size() > 1 ? say("{1}: {2} each", who, sum) : say("{1}: {2}", who, sum));
    }
    if (alike.size() > 1 || strike.units.size() > 1) lines.push_back(say("Total Offense {1}", strike.offense));
    return lines;
}

}  // namespace

Phrase step_in_words(const cw::ScoreStep& step) {
    const Phrase reason = step.reason;
    const bool own = reason.text == "own strength";
    return reason + plain(own ? " " : step.change < 0 ? " \u2212" : " +") + std::abs(step.change);
}

Phrase summed(const cw::Score& score) {
    std::vector<Phrase> steps;
    for (const cw::ScoreStep& step : score.steps) steps.push_back(step_in_words(step));
    const Phrase sum = joined(steps, rules::comma());
    return steps.size() > 1 ? sum + plain(" = ") + score.value : sum;
}

std::vector<Phrase> sums_of(const cw::Match& match, const cw::Strike& strike, const std::vector<int>& beyond) {
    std::vector<Phrase> lines = offense_lines(match, strike, beyond);
    if (strike.target_army == cw::kNoArmy)
        lines.push_back(say("{1} defends: {2}", display_name(*match.scenario, strike.target),
                            summed(cw::defense(match, strike.target, {strike.attacker, strike.ranged}))));
    for (const cw::Die& die : strike.dice) {
        const cw::Side owner = die.adds_to == cw::Die::For::Offense ? match.side_of(strike.attacker)
                                                                    : cw::other(match.side_of(strike.attacker));
        if (die.roll > 0)
            lines.push_back(say("{1} rolls {2} on a d{3}", display_name(*match.scenario, owner), die.roll, die.sides));
    }
    return lines;
}

int Teller::fallen_of(const std::vector<int>& party) const {
    return static_cast<int>(std::ranges::count_if(falling_, [&](int coin) { return core::contains(party, coin); }));
}

namespace {

Phrase in_number(int fallen) {
    if (fallen == 0) return say("none falls");
    return fallen == 1 ? say("{1} falls", fallen) : say("{1} fall", fallen);
}

Phrase blow_in_words(const cw::Strike& strike, bool charged, const Phrase& who, const Phrase& whom,
                     const Phrase& outcome) {
    if (charged) return say("{1} charges {2}: {3}", who, whom, outcome);
    if (strike.ranged) return say("{1} shoots at {2}: {3}", who, whom, outcome);
    return say("{1} strikes {2}: {3}", who, whom, outcome);
}

}  // namespace

// "it falls", "both fall", "5 fall, Dime falls".
Phrase Teller::outcome_of(const cw::Strike& strike) const {
    if (chooses_) return say("{1} chooses which coins fall", side(*chooses_));
    const std::vector<int> target = cw::party(now_, strike.target), attackers = cw::party(now_, strike.attacker);
    const int theirs = fallen_of(target), own = fallen_of(attackers);
    const bool single = strike.target_army == cw::kNoArmy, alone = strike.army == cw::kNoArmy;
    if (single && alone) {
        if (theirs && own) return say("both fall");
        if (own) return say("{1} falls", name(strike.attacker));
    }
    const Phrase losses = single ? (theirs ? say("it falls") : say("it stands")) : in_number(theirs);
    if (own == 0) return losses;
    return joined({losses, alone ? say("{1} falls", name(strike.attacker))
                                 : say_many(own, "{1} of the attackers falls", "{1} of the attackers fall")},
                  rules::comma());
}

void Teller::operator()(const cw::Attacked& event) {
    const cw::Strike& strike = event.strike;
    // The sums are those of the strike, when a Charge has begun and its coins have moved.
    now_.charges = after_.charges;
    for (const int unit : strike.units) now_.coin(unit).moved = after_.coin(unit).moved;
    const bool charged = mover_ != cw::kNoCoin;
    std::vector<Phrase> sums;
    if (charged && !lines.empty()) {
        sums = std::move(lines.back().sums);
        lines.pop_back();
    }
    std::vector<int> coins = strike.units;
    coins.push_back(strike.target);
    note(now_.side_of(strike.attacker),
         blow_in_words(strike, charged, party_name(now_, strike.attacker), party_name(now_, strike.target),
                       outcome_of(strike)),
         compared(strike), coins);
    tell_beyond();
    for (Phrase& line : sums_of(now_, strike, beyond_)) sums.push_back(std::move(line));
    lines.back().sums = std::move(sums);
    struck_ = true;
}

void Teller::operator()(const cw::AttackedBack& event) {
    add_detail(say("strikes back ({1})", compared(event.strike)));
    if (lines.empty()) return;
    std::vector<Phrase>& sums = lines.back().sums;
    std::vector<Phrase> more = sums_of(now_, event.strike, {});
    more.front() = say("Strikes back: {1}", more.front());
    sums.insert(sums.end(), more.begin(), more.end());
}

// Logged with the attack, which comes next.
void Teller::operator()(const cw::WentBeyond&) {}

void Teller::tell_beyond() {
    if (beyond_.empty()) return;
    const Phrase who = listed(*after_.scenario, beyond_);
    if (beyond_.size() > 1) return add_detail(say("{1} go beyond and are lost", who));
    add_detail(beyond_.front() == struck_down_ ? say("{1} goes beyond and is taken", who)
                                               : say("{1} goes beyond and is lost", who));
}

void Teller::operator()(const cw::Awaited& event) {
    if (event.decision.kind == cw::Decision::Kind::Split)
        add_detail(say("{1} may split its Army", side(event.decision.side)));
}

// Without coins that survive their strike (BX-9).
std::vector<int> Teller::lost_by(const cw::Decided& event) const {
    if (!now_.fight) return event.losses;
    const cw::Fight& fight = *now_.fight;
    const bool struck = fight.strike.target_army == event.decision.army || !fight.back;
    return cw::that_fall(now_, struck ? fight.strike : *fight.back, event.losses, fight.beyond);
}

void Teller::operator()(const cw::Decided& event) {
    const cw::Side whose = event.decision.side;
    struck_ = true;
    const Phrase who = side(whose);
    if (event.decision.kind == cw::Decision::Kind::Losses) {
        // The other side's losses of the same exchange fall at the same time.
        std::vector<int> theirs = falling_;
        std::erase_if(theirs, [&](int coin) { return after_.side_of(coin) == whose; });
        const std::vector<int> lost = lost_by(event);
        Phrase words =
            lost.empty() ? say("{1} loses nothing", who) : say("{1} loses {2}", who, listed(*after_.scenario, lost));
        if (!theirs.empty())
            words = joined({words, say("{1} loses {2}", side(cw::other(whose)), listed(*after_.scenario, theirs))},
                           rules::comma());
        return note(whose, words, say("losses chosen, {1} damage", event.decision.damage), event.losses);
    }
    note(whose, event.split ? say("{1} splits its Army", who) : say("{1} keeps its Army together", who));
}

void Teller::operator()(const cw::PurseGrew& event) {
    const int more = event.after - event.before;
    add_detail(side(event.side) + plain(more < 0 ? " \u2212" : " +") + in_money(*after_.scenario, std::abs(more)));
}

void Teller::operator()(const cw::Withstood& event) {
    // Coins of both sides may survive one exchange.
    const Phrase who = say("{1} ({2})", name(event.coin), side(after_.side_of(event.coin)));
    add_detail(say_many(event.more, "{2} survives the blow: the next one takes it",
                        "{2} survives the blow: it falls after {1} more", who));
}

void Teller::operator()(const cw::SlidBack& event) {
    const double way = distance(event.from, event.to);
    const Phrase who = say("{1} ({2})", name(event.coin), side(after_.side_of(event.coin)));
    add_detail(say("{1} is driven back {2}", who, cw::inches_and_cm(way)));
    now_.coin(event.coin).at = event.to;
}

void Teller::operator()(const cw::Broke& event) {
    cw::Match left = now_;  // without all that fell: nothing falls after the break in the same command
    for (int coin = 0; coin < left.count(); ++coin)
        if (now_.on_table(coin) && !after_.on_table(coin)) {
            left.coin(coin).place = after_.coin(coin).place;
            left.coin(coin).army = cw::kNoArmy;
        }
    const cw::SpecialRule* rule = cw::special_morale(left, event.coins);
    note(cw::side_of_army(now_, event.army),
         rule != nullptr ? say("{1}: an Army breaks", known(rule->name))
                         : say("An Army breaks: more than 5 lost at once"),
         say("its coins are single coins again"), event.coins);
    for (const int coin : event.coins) now_.coin(coin).army = cw::kNoArmy;
}

}  // namespace table
