#pragma once
// The end of the battle: who won and why, then on two pages the day (its coin, its turning points, how it went in
// history) and its figures (losses by type and by turn, what the dice gave); and where to go next.

#include <optional>

#include "game/coin_wars/battles/odds.h"
#include "game/coin_wars/battles/outcome.h"
#include "game/coin_wars/screens/common/battle_app.h"
#include "game/coin_wars/table/battle_timeline.h"

namespace screens {

struct Battle;
class BattleGame;

// What is known of the battle besides what was fought here, by face: sides that were swapped are swapped back.
struct Told {
    std::optional<battles::RecordedOutcome> history{};
    std::optional<battles::MeasuredOdds> odds{};
    bool shared_war = false;  // it belongs to a war that lies on a shared table
    std::string stronger{};   // the computer that was beaten makes room for this one; empty: it does not
};
Told told_of(const BattleApp& app, const profile::SetUp& set_up);

void draw_end(Battle& battle);
// The same battle once more, with sides swapped.
void rematch(BattleApp& app, const BattleGame& game);
// From its start, as it began.
void start_again(BattleApp& app, const BattleGame& game);
// A battle that stands for itself: no trial, and no part of a series or a war.
bool may_have_rematch(const Battle& battle);

// The pages, each in its own file; `roomy`: plots stand beside the numbers.
void draw_end_day(Battle& battle, const table::Timeline& course);
void draw_end_figures(Battle& battle, const table::Timeline& course, bool roomy);

}  // namespace screens
