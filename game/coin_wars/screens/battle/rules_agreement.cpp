// The agreement: each advanced rule (section 8) and each table option with a plain sentence, to be
// switched until both have agreed. A change restarts the battle with those rules.

#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/rule_rows.h"
#include "game/shell/page_frame.h"

namespace screens {

void draw_rules(Battle& battle) {
    ui::Ui& ui = battle.app.ui();
    ui.caption(say("RULES; A CLICK CHANGES ONE"));
    cw::Scenario preset = battle.game.scenario();
    button_row(ui, {say("Battle's"), say("Kitchen"), say("Tournament")});
    const bool own = ui.button(say("Battle's")), kitchen = ui.button(say("Kitchen")),
               tournament = ui.button(say("Tournament"));
    if (own) preset = battle.game.as_written();
    if (kitchen) preset.options = cw::kitchen_table();
    if (tournament) preset.options = cw::tournament();
    if (own || kitchen || tournament) return battle.game.begin_with(std::move(preset));
    if (auto changed = draw_rule_rows(ui, battle.game.scenario(), cw::advanced_rules()))
        return battle.game.begin_with(std::move(*changed));
    ui.rule();
    ui.caption(say("ON THIS TABLE"));
    if (auto changed = draw_rule_rows(ui, battle.game.scenario(), cw::table_rules()))
        return battle.game.begin_with(std::move(*changed));
    // Nobody may know yet which coins have been bought.
    if (!battle.hides()) draw_foreign_coins(battle);
}

}  // namespace screens
