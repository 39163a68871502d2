#pragma once
// The end of the battle: who won and why; two pages with the day (its coin, turning points, course in history) and the
// figures (losses by type and by turn, luck with dice); and the ways to continue.

#include <optional>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/battle_timeline.h"

namespace screens {

struct Battle;
class BattleGame;

// Other results of the battle apart from this match, by face: swapped sides are swapped back.
struct Told {
    std::optional<battles::RecordedOutcome> history{};
    std::optional<battles::MeasuredOdds> odds{};
    bool shared_war = false;  // part of a war at a shared table
    std::string stronger{};   // the stronger computer to offer after a win; empty: none
};
Told told_of(const BattleApp& app, const profile::SetUp& set_up);

void draw_end(Battle& battle);
// Starts the same battle again with sides swapped.
void rematch(BattleApp& app, const BattleGame& game);
// Restarts the battle from its beginning.
void start_again(BattleApp& app, const BattleGame& game);
// True unless it is a trial or part of a series or a war.
bool may_have_rematch(const Battle& battle);

// The pages, each in its own file. `roomy`: plots are shown beside the numbers.
void draw_end_day(Battle& battle, const table::Timeline& course);
void draw_end_figures(Battle& battle, const table::Timeline& course, bool roomy);

}  // namespace screens
