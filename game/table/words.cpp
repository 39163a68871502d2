// The single words and measures of a story.

#include <algorithm>
#include <cstdio>

#include "game/rules/coin_wars/army.h"
#include "game/table/story.h"

namespace table {

std::string called(const cw::Scenario& scenario, int coin) {
    const cw::CoinSetup& setup = scenario.coins[static_cast<std::size_t>(coin)];
    const cw::CoinType& type = scenario.type_of(coin);
    const auto& names = scenario.sides[cw::index(setup.side)].names;
    const auto own = names.find(type.name);
    return own == names.end() ? type.title : own->second;
}

std::string called(const cw::Scenario& scenario, cw::Side side) {
    const std::string& name = scenario.sides[cw::index(side)].name;
    if (!name.empty()) return name;
    return side == cw::Side::Heads ? "Heads" : "Tails";
}

std::string in_money(int cents) {
    char text[32];
    std::snprintf(text, sizeof text, "$%d.%02d", cents / 100, cents % 100);
    return text;
}

namespace {

// " + 4" for each die that adds to it; " + d6" where it is not rolled yet.
std::string dice_for(const cw::Strike& strike, cw::Die::For what) {
    std::string words;
    for (const cw::Die& die : strike.dice)
        if (die.adds_to == what)
            words += " + " + (die.roll > 0 ? std::to_string(die.roll)
                                           : std::string("d").append(std::to_string(die.sides)));
    return words;
}

}  // namespace

std::string compared(const cw::Strike& strike) {
    if (strike.rule == "CW-15") return "Spy";
    if (strike.rule == "CW-16") return "Armored";
    const std::string offense = std::to_string(strike.offense) + dice_for(strike, cw::Die::For::Offense);
    const std::string defending = dice_for(strike, cw::Die::For::Defense);
    const bool open = !strike.dice.empty() && strike.dice.front().roll == 0;
    if (strike.target_army != cw::kNoArmy) {
        if (open) return offense + " against" + defending.substr(2);
        if (strike.dice.empty()) return std::to_string(strike.damage) + " damage";
        return offense + (defending.empty() ? "" : " \u2212" + defending.substr(2)) + ": " +
               std::to_string(strike.damage) + " damage";
    }
    const std::string sign = open ? " against " : strike.beats ? " \u2265 " : " < ";
    return offense + sign + std::to_string(strike.defense) + defending;
}

std::string fate(const cw::Scenario& scenario, const cw::Strike& strike) {
    if (strike.target_army != cw::kNoArmy) return strike.beats ? "units fall" : "none falls";
    return called(scenario, strike.target) + (strike.beats ? " falls" : " stands");
}

namespace {

std::string plain_name(const cw::Match& match, const cw::Army& army) {
    if (army.commander != cw::kNobody) return called(*match.scenario, army.commander) + "'s Army";
    return "Army of " + std::to_string(cw::members(match, army.number).size());
}

}  // namespace

std::string called_army(const cw::Match& match, int army) {
    const cw::Army* found = cw::army_of(match, army);
    if (!found) return "the Army " + cw::army_id(army);
    const std::string name = plain_name(match, *found);
    const bool shared = std::any_of(match.armies.begin(), match.armies.end(), [&](const cw::Army& other) {
        return other.number != army && plain_name(match, other) == name;
    });
    return shared ? name + " " + cw::army_id(army) : name;
}

std::string called_party(const cw::Match& match, int coin) {
    return match.in_army(coin) ? called_army(match, match.coin(coin).army) : called(*match.scenario, coin);
}

std::string listed(const cw::Scenario& scenario, const std::vector<int>& coins) {
    std::vector<std::pair<std::string, int>> counted;
    for (const int coin : coins) {
        const std::string name = called(scenario, coin);
        const auto known =
            std::find_if(counted.begin(), counted.end(), [&](const auto& one) { return one.first == name; });
        if (known == counted.end())
            counted.emplace_back(name, 1);
        else
            ++known->second;
    }
    std::string words;
    for (const auto& [name, count] : counted)
        words += (words.empty() ? "" : ", ") + (count > 1 ? std::to_string(count) + " \u00d7 " : "") + name;
    return words;
}

std::string silence(const std::string& rule) {
    if (rule == "CW-12") return "no Long Range";
    if (rule == "R-15") return "destroyed";
    if (rule == "R-31") return "lost anyway";
    if (rule == "R-23") return "out of reach";
    return "no";
}

namespace {

std::string why(const cw::Match& match, const cw::Outcome& outcome) {
    const cw::Side loser = cw::other(*outcome.winner);
    const std::string beaten = called(*match.scenario, loser);
    if (outcome.by == "elimination") return beaten + " has no coin left on the table.";
    if (outcome.by == "victory") return "It has reached its goal.";
    if (outcome.by == "concede") return beaten + " has conceded.";
    if (outcome.by == "limit") return "So it stands after the last turn.";
    return "Its purse is the larger one.";
}

std::string why_drawn(const std::string& by) {
    if (by == "agreement") return "Both sides agreed on it.";
    if (by == "no_moves") return "Neither side can move or attack.";
    if (by == "elimination" || by == "victory") return "Both sides met their end at once.";
    if (by == "limit") return "So it stands after the last turn.";
    return "The purses are equal.";
}

}  // namespace

std::string verdict(const cw::Match& match) {
    if (!match.outcome) return "";
    if (!match.outcome->winner) return "A draw. " + why_drawn(match.outcome->by);
    return called(*match.scenario, *match.outcome->winner) + " wins. " + why(match, *match.outcome);
}

}  // namespace table
