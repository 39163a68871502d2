// The players' clocks: they run while their side may act, and end its turn.

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

// Nobody may act during animations and dialogs or while the table is covered. A bot's clock stands still.
bool clock_runs(const Battle& battle) {
    return battle.game.clock() != nullptr && battle.playing() && !battle.is_asked() &&
           !battle.waits_for_bot() && !battle.game.stage().moving();
}

void run_clock(Battle& battle) {
    Clock* clock = battle.game.clock();
    if (clock == nullptr || !battle.playing()) return;
    clock->begin_turn(battle.match().side, battle.match().turn);
    if (!clock_runs(battle)) return;
    clock->run(battle.acts(), battle.app.clock_seconds());
    // A pending decision is still awaited.
    if (battle.deciding() || !clock->used_up(battle.match().side)) return;
    battle.gathered = {};
    battle.pointing.clear();
    const Phrase side = cw::called(battle.game.scenario(), battle.match().side);
    battle.submit(cw::EndTurn{});
    battle.notice = say("{1} has run out of time: the turn has ended.", side);
}

}  // namespace screens
