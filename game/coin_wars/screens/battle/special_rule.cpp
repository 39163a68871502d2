// BX-9 in the agreement: a special rule that the table takes over, ready-made or the player's own.

#include "game/coin_wars/rules/json_limits.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/shell/page_frame.h"

namespace screens {

void draw_special_button(const Battle& battle, Dialog& dialog) {
    battle.ui.row({1});
    const bool room = battle.game.scenario().advanced.special.size() < cw::limits::kSpecialRules;
    if (!battle.ui.button(say("Add a special rule"), Look::Plain, {room, say("There is no room for more.")})) return;
    dialog.ask = Ask::SpecialRule;
    dialog.special = special_offers(battle.game.scenario(), battle.app.profile(), battle.hides());
}

void ask_special_rule(Battle& battle) {
    if (battle.match().phase != cw::Phase::Agree || !battle.game.may_begin_anew()) return battle.dialog.close();
    const SpecialOffer* pressed = nullptr;
    battle.ui.dialog("special rules", battle.ui.px(560), [&] {
        battle.ui.heading(say("Which special rule?"));
        battle.ui.remark(say("It holds in this battle alone. Press it in the agreement to leave it out again."));
        const Rect top = battle.ui.take(battle.ui.px(34));
        pressed = draw_special_offers(battle.ui, battle.dialog.special);
        // Drawn behind the list, for Escape presses the last one; it stands above it, where it is in sight.
        battle.ui.place({top.x0, top.y0, top.x0 + top.width() / 3, top.y1});
        if (battle.ui.button(say("Cancel"))) battle.dialog.close();
    });
    if (!pressed) return;
    cw::Scenario with = battle.game.scenario();
    with.advanced.special.push_back(pressed->rule);
    battle.dialog.close();
    battle.notice = {};
    battle.game.begin_with(std::move(with));
}

}  // namespace screens
