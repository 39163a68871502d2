// The single words and measures of a story.

#include <cstdio>

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

std::string compared(const cw::Strike& strike) {
    if (strike.rule == "CW-15") return "Spy";
    if (strike.rule == "CW-16") return "Armored";
    return std::to_string(strike.offense) + (strike.beats ? " \u2265 " : " < ") +
           std::to_string(strike.defense);
}

std::string fate(const cw::Scenario& scenario, const cw::Strike& strike) {
    return called(scenario, strike.target) + (strike.beats ? " falls" : " stands");
}

std::string silence(const std::string& rule) {
    if (rule == "CW-12") return "no Long Range";
    if (rule == "R-15") return "destroyed";
    return "no";
}

namespace {

std::string why(const cw::Match& match, const cw::Outcome& outcome) {
    const cw::Side loser = cw::other(*outcome.winner);
    const std::string beaten = called(*match.scenario, loser);
    if (outcome.by == "elimination") return beaten + " has no coin left on the table.";
    if (outcome.by == "losses") return beaten + " has lost too many coins.";
    if (outcome.by == "concede") return beaten + " has conceded.";
    if (outcome.by == "limit") return "After the last turn its purse is the larger one.";
    return "Its purse is the larger one.";
}

std::string why_drawn(const std::string& by) {
    if (by == "agreement") return "Both sides agreed on it.";
    if (by == "no_moves") return "Neither side can move or attack.";
    if (by == "elimination" || by == "losses") return "Both sides met their end at once.";
    return "The purses are equal.";
}

}  // namespace

std::string verdict(const cw::Match& match) {
    if (!match.outcome) return "";
    if (!match.outcome->winner) return "A draw. " + why_drawn(match.outcome->by);
    return called(*match.scenario, *match.outcome->winner) + " wins. " + why(match, *match.outcome);
}

}  // namespace table
