// CW-3 in the agreement: each foreign coin of the battle serves with its numbers, or stays beside the battle
// and watches.

#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/rule_rows.h"

namespace screens {

namespace {

// The battle's own reader decides whether it can be played like this: a side needs a coin, an Army needs all
// of its coins.
void switch_watching(Battle& battle, int type) {
    cw::Scenario changed = battle.game.scenario();
    set_watching(changed, type, !watches(changed, type));
    auto read = cw::scenario_from_json(cw::to_json(changed));
    battle.notice = read ? Phrase() : say("Without it the battle cannot begin: {1}", read.error().message);
    if (read) battle.game.begin_with(std::move(*read));
}

}  // namespace

void draw_foreign_coins(Battle& battle) {
    const std::set<int> types = foreign_types(battle.game.scenario());
    if (types.empty()) return;
    ui::Ui& ui = battle.app.ui();
    ui.rule();
    ui.caption(say("FOREIGN COINS"));
    for (const int type : types)
        if (draw_foreign_row(ui, battle.game.scenario(), type)) switch_watching(battle, type);
    if (!battle.notice.empty())
        ui.text(battle.notice, {.type = ui::Type::Small, .colour = ui::palette::kAccent});
}

}  // namespace screens
