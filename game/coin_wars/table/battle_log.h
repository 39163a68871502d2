#pragma once
// The battle log: a line for the result of each command, with its arithmetic below.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/army_names.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

struct StoryLine {
    std::optional<cw::Side> side;  // the acting side; nullopt: both
    Phrase text;                   // "Penny h3 meets Nickel"
    Phrase detail;                 // "10 \u2265 5, struck back 3 < 10"; may be empty
    std::vector<Phrase> sums;      // the arithmetic, one step per line: reach, bonuses, dice
    std::vector<int> coins;        // to highlight
    int turn = 0;                  // 0: before the first turn
};
// The lines for one command. Placing coins is not logged.
std::vector<StoryLine> tell(const cw::Match& before, const cw::Match& after, const std::vector<cw::Event>& events);

using cw::army_name;
using cw::display_name;
using cw::in_money;
using cw::listed;
// The coin's Army, or the coin itself.
Phrase party_name(const cw::Match& match, int coin);
// "own strength 3", "Hill +1".
Phrase step_in_words(const cw::ScoreStep& step);
// A score as a line of arithmetic: "own strength 3, Hill +1 = 4".
Phrase summed(const cw::Score& score);
// The terms of a strike, one per line: each unit's Offense with every bonus, the target's Defense, the dice.
std::vector<Phrase> sums_of(const cw::Match& match, const cw::Strike& strike, const std::vector<int>& beyond);
// "3 \u2265 1", "1 + 4 < 5 + 2" with dice, "12 damage" to an Army; a word for the rule if no numbers decide.
Phrase compared(const cw::Strike& strike);
// "Penny falls", "Nickel stands".
Phrase fate(const cw::Scenario& scenario, const cw::Strike& strike, bool falls);
// "falls", "stands": for a single target without room for its name.
Phrase fate_alone(bool falls);
// Why a target does not strike back, by rule number: "no Long Range".
Phrase silence(const std::string& rule);
// "Carthage wins. Rome has conceded."
Phrase verdict(const cw::Match& match);
// The second sentence of the verdict.
Phrase why_it_ended(const cw::Match& match);

}  // namespace table
