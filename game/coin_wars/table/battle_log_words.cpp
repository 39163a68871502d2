// Words and measures of the log.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/table/battle_log.h"

namespace table {

Phrase in_inches(double inches) { return say("{1} in", figure(inches, 2)); }

namespace {

// The number, if there is one, and each die added to it: "3 + 4"; "3 + d6" before it is rolled.
Phrase with_dice(std::optional<int> number, const cw::Strike& strike, cw::Die::For what) {
    std::vector<Phrase> parts;
    if (number) parts.emplace_back(*number);
    for (const cw::Die& die : strike.dice)
        if (die.adds_to == what) parts.push_back(die.roll > 0 ? Phrase(die.roll) : say("d{1}", die.sides));
    return joined(parts, plain(" + "));
}

}  // namespace

Phrase compared(const cw::Strike& strike) {
    if (strike.rule == "CW-15") return say("Spy");
    if (strike.rule == "CW-16") return say("Armored");
    const bool army = strike.target_army != cw::kNoArmy;
    if (army && strike.dice.empty()) return say("{1} damage", strike.damage);
    const Phrase offense = with_dice(strike.offense, strike, cw::Die::For::Offense);
    const Phrase defense =
        with_dice(army ? std::nullopt : std::optional(strike.defense), strike, cw::Die::For::Defense);
    const bool open = !strike.dice.empty() && strike.dice.front().roll == 0;
    if (open) return say("{1} against {2}", offense, defense);
    if (army) return say("{1}: {2} damage", joined({offense, defense}, plain(" \u2212 ")), strike.damage);
    return offense + plain(strike.beats ? " \u2265 " : " < ") + defense;
}

Phrase fate(const cw::Scenario& scenario, const cw::Strike& strike) {
    if (strike.target_army != cw::kNoArmy) return strike.beats ? say("units fall") : say("none falls");
    const Phrase target = called(scenario, strike.target);
    return strike.beats ? say("{1} falls", target) : say("{1} stands", target);
}

Phrase fate_alone(const cw::Strike& strike) { return strike.beats ? say("falls") : say("stands"); }

namespace {

Phrase plain_name(const cw::Match& match, const cw::Army& army) {
    if (army.commander != cw::kNobody) return say("{1}'s Army", called(*match.scenario, army.commander));
    return say("Army of {1}", static_cast<int>(cw::members(match, army.number).size()));
}

}  // namespace

Phrase called_army(const cw::Match& match, int army) {
    const cw::Army* found = cw::army_of(match, army);
    if (!found) return say("the Army {1}", plain(cw::army_id(army)));
    const Phrase name = plain_name(match, *found);
    const bool shared = std::any_of(match.armies.begin(), match.armies.end(), [&](const cw::Army& other) {
        return other.number != army && plain_name(match, other) == name;
    });
    return shared ? name + plain(" ") + plain(cw::army_id(army)) : name;
}

Phrase called_party(const cw::Match& match, int coin) {
    return match.in_army(coin) ? called_army(match, match.coin(coin).army) : called(*match.scenario, coin);
}

Phrase silence(const std::string& rule) {
    if (rule == "CW-12") return say("no Long Range");
    if (rule == "R-15") return say("destroyed");
    if (rule == "R-31") return say("lost anyway");
    if (rule == "R-23") return say("out of reach");
    return say("no");
}

namespace {

Phrase why_won(const cw::Match& match, const cw::Outcome& outcome) {
    const cw::Side loser = cw::other(*outcome.winner);
    const Phrase beaten = called(*match.scenario, loser);
    if (outcome.by == "elimination") return say("{1} has no coin left on the table.", beaten);
    if (outcome.by == "victory") return say("It has reached its goal.");
    if (outcome.by == "concede") return say("{1} has conceded.", beaten);
    if (outcome.by == "limit") return say("That is how it stands after the last turn.");
    return say("Its purse is the larger one.");
}

Phrase why_drawn(const std::string& by) {
    if (by == "agreement") return say("Both sides agreed on it.");
    if (by == "no_moves") return say("Neither side can move or attack.");
    if (by == "elimination" || by == "victory") return say("Both sides met their end at once.");
    if (by == "limit") return say("That is how it stands after the last turn.");
    return say("The purses are equal.");
}

}  // namespace

Phrase why_it_ended(const cw::Match& match) {
    if (!match.outcome) return {};
    return match.outcome->winner ? why_won(match, *match.outcome) : why_drawn(match.outcome->by);
}

Phrase verdict(const cw::Match& match) {
    if (!match.outcome) return {};
    if (!match.outcome->winner) return say("A draw. {1}", why_it_ended(match));
    return say("{1} wins. {2}", called(*match.scenario, *match.outcome->winner), why_it_ended(match));
}

}  // namespace table
