// What comes of attacks, in words and numbers.

#include <algorithm>
#include <cstdlib>

#include "game/table/teller.h"

namespace table {

namespace {

bool is_among(int coin, const std::vector<int>& coins) {
    return std::find(coins.begin(), coins.end(), coin) != coins.end();
}

// Units that count alike are told in one line.
std::vector<std::string> offense_lines(const cw::Match& match, const cw::Strike& strike,
                                       const std::vector<int>& beyond) {
    const bool on_armored = match.type(strike.target).armored && strike.army != cw::kNoArmy;
    std::vector<std::pair<std::string, std::vector<int>>> alike;
    for (const int unit : strike.units) {
        const cw::Score score =
            cw::offense(match, unit, {strike.target, strike.ranged, is_among(unit, beyond), on_armored});
        const std::string sum = summed(score);
        const auto known = std::find_if(alike.begin(), alike.end(), [&](const auto& one) {
            return one.first == sum &&
                   called(*match.scenario, one.second.front()) == called(*match.scenario, unit);
        });
        if (known == alike.end())
            alike.push_back({sum, {unit}});
        else
            known->second.push_back(unit);
    }
    std::vector<std::string> lines;
    for (const auto& [sum, units] : alike)
        lines.push_back(listed(*match.scenario, units) + ": " + sum + (units.size() > 1 ? " each" : ""));
    if (alike.size() > 1 || strike.units.size() > 1)
        lines.push_back("Offense together " + std::to_string(strike.offense));
    return lines;
}

}  // namespace

std::string step_in_words(const cw::ScoreStep& step) {
    const std::string reason = words::english(step.reason);
    const bool own = reason == "own strength";
    const std::string sign = own ? "" : step.change < 0 ? "\u2212" : "+";
    return reason + " " + sign + std::to_string(std::abs(step.change));
}

std::string summed(const cw::Score& score) {
    std::string words;
    for (const cw::ScoreStep& step : score.steps) words += (words.empty() ? "" : ", ") + step_in_words(step);
    return score.steps.size() > 1 ? words + " = " + std::to_string(score.value) : words;
}

std::vector<std::string> sums_of(const cw::Match& match, const cw::Strike& strike,
                                 const std::vector<int>& beyond) {
    std::vector<std::string> lines = offense_lines(match, strike, beyond);
    if (strike.target_army == cw::kNoArmy)
        lines.push_back(called(*match.scenario, strike.target) + " defends: " +
                        summed(cw::defense(match, strike.target, {strike.attacker, strike.ranged})));
    for (const cw::Die& die : strike.dice) {
        const cw::Side owner = die.adds_to == cw::Die::For::Offense
                                   ? match.side_of(strike.attacker)
                                   : cw::other(match.side_of(strike.attacker));
        if (die.roll > 0)
            lines.push_back(called(*match.scenario, owner) + " rolls " + std::to_string(die.roll) +
                            " with a d" + std::to_string(die.sides));
    }
    return lines;
}

int Teller::fallen_of(const std::vector<int>& party) const {
    return static_cast<int>(
        std::count_if(falling_.begin(), falling_.end(), [&](int coin) { return is_among(coin, party); }));
}

// "it falls", "both fall", "5 fall, Dime falls".
std::string Teller::outcome_of(const cw::Strike& strike) const {
    if (chooses_) return side(*chooses_) + " chooses who falls";
    const std::vector<int> target = cw::party(now_, strike.target),
                           attackers = cw::party(now_, strike.attacker);
    const int theirs = fallen_of(target), own = fallen_of(attackers);
    const bool single = strike.target_army == cw::kNoArmy, alone = strike.army == cw::kNoArmy;
    if (single && alone) {
        if (theirs && own) return "both fall";
        if (own) return name(strike.attacker) + " falls";
        return theirs ? "it falls" : "it stands";
    }
    std::string words = single   ? (theirs ? "it falls" : "it stands")
                        : theirs ? std::to_string(theirs) + " fall"
                                 : "none falls";
    if (!single && theirs == 1) words = "1 falls";
    if (own > 0)
        words += alone ? ", " + name(strike.attacker) + " falls"
                       : ", " + std::to_string(own) + (own == 1 ? " of its own falls" : " of its own fall");
    return words;
}

void Teller::operator()(const cw::Attacked& event) {
    const cw::Strike& strike = event.strike;
    const bool charged = mover_ != cw::kNobody;
    const char* verb = charged ? " charges " : strike.ranged ? " fires at " : " strikes ";
    const std::string leg = charged && !lines.empty() ? lines.back().detail : "";
    if (!leg.empty()) lines.pop_back();
    std::vector<int> coins = strike.units;
    coins.push_back(strike.target);
    note(now_.side_of(strike.attacker),
         called_party(now_, strike.attacker) + verb + called_party(now_, strike.target) + ": " +
             outcome_of(strike),
         leg, coins);
    add_detail(compared(strike));
    lines.back().sums = sums_of(now_, strike, beyond_);
    struck_ = true;
}

void Teller::operator()(const cw::AttackedBack& event) {
    add_detail("struck back " + compared(event.strike));
    if (lines.empty()) return;
    std::vector<std::string>& sums = lines.back().sums;
    sums.push_back("Struck back:");
    for (std::string& line : sums_of(now_, event.strike, {})) sums.push_back(std::move(line));
}

void Teller::operator()(const cw::WentBeyond& event) {
    add_detail(name(event.coin) + " goes beyond and is lost");
}

void Teller::operator()(const cw::Awaited& event) {
    if (event.decision.kind == cw::Decision::Kind::Split)
        add_detail(side(event.decision.side) + " may split its Army");
}

void Teller::operator()(const cw::Decided& event) {
    const cw::Side whose = event.decision.side;
    struck_ = true;
    if (event.decision.kind == cw::Decision::Kind::Losses)
        return note(whose,
                    side(whose) + " loses " +
                        (event.losses.empty() ? "nothing" : listed(*after_.scenario, event.losses)),
                    "chosen, " + std::to_string(event.decision.damage) + " damage", event.losses);
    note(whose, side(whose) + (event.split ? " splits its Army" : " keeps its Army together"));
}

void Teller::operator()(const cw::PurseGrew& event) {
    add_detail(side(event.side) + " +" + in_money(event.after - event.before));
}

void Teller::operator()(const cw::Broke& event) {
    note(cw::side_of_army(now_, event.army), "An Army breaks: more than 5 lost at once",
         "its coins are single again", event.coins);
    for (const int coin : event.coins) now_.coin(coin).army = cw::kNoArmy;
}

}  // namespace table
