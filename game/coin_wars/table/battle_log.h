#pragma once
// A battle told in words: one line for what a command made happen, its arithmetic below it.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/event.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/table/phrases.h"

namespace table {

using core::Vec2;
namespace cw = rules::coin_wars;

struct StoryLine {
    std::optional<cw::Side> side;  // whose deed; nothing: it concerns both
    Phrase text;                   // "Penny moves, meets Nickel"
    Phrase detail;                 // "2.94 of 3.75 in"; may be empty
    std::vector<Phrase> sums;      // the whole arithmetic of an attack, a step a line: bonuses, dice
    std::vector<int> coins;        // to be lit
    int turn = 0;                  // 0: before the first
};
// What one command brought about. Placing coins is not told.
std::vector<StoryLine> tell(const cw::Match& before, const cw::Match& after,
                            const std::vector<cw::Event>& events);

using cw::called;
using cw::in_money;
using cw::listed;
// "Quarter's Army"; without a commander "Army of 12"; with its id where two bear the same name.
Phrase called_army(const cw::Match& match, int army);
// The coin, or the Army that it is in.
Phrase called_party(const cw::Match& match, int coin);
// "own strength 3", "Hill +1".
Phrase step_in_words(const cw::ScoreStep& step);
// A score as a line of arithmetic: "own strength 3, Hill +1 = 4".
Phrase summed(const cw::Score& score);
// All that made a strike, a line each: whose Offense counts with every bonus, the target's Defense, the dice.
std::vector<Phrase> sums_of(const cw::Match& match, const cw::Strike& strike, const std::vector<int>& beyond);
// "3 \u2265 1", "1 + 4 < 5 + 2" with dice, "12 damage" to an Army; where no numbers decide, the rule's own
// word for it.
Phrase compared(const cw::Strike& strike);
// "Penny falls", "Nickel stands".
Phrase fate(const cw::Scenario& scenario, const cw::Strike& strike);
// "falls", "stands": of a single target where its name has no room.
Phrase fate_alone(const cw::Strike& strike);
// Why a target does not attack back, by its rule's number: "no Long Range".
Phrase silence(const std::string& rule);
// "Carthage wins. Rome has conceded."
Phrase verdict(const cw::Match& match);
// Its second sentence.
Phrase why_it_ended(const cw::Match& match);

}  // namespace table
