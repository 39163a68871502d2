// Giving up a battle or the war, and what that costs.

#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

enum class GivenUp { Nothing, Battle, War };

GivenUp ask(WarView& view, int nation) {
    ui::Ui& ui = view.ui;
    const Phrase other = view.display_name(1 - nation);
    GivenUp given = GivenUp::Nothing;
    ui.sign(sign_of_nation(nation), view.display_name(nation), {.type = Type::Strong});
    if (view.match().phase == war::Phase::Battle && !view.sharing.table) {
        ui.text(say("If you give up the battle, {1} wins it. No coin falls, nothing is taken, and the war goes on.",
                    other));
        if (ui.button(say("Give up the battle"))) given = GivenUp::Battle;
    }
    ui.text(say("If you give up the war, {1} wins it, and no more battles are fought.", other));
    if (ui.button(say("Give up the war"))) given = GivenUp::War;
    ui.space(6);
    return given;
}

void give_up(WarView& view, int nation, GivenUp what) {
    const std::string id = view.nation(nation).id;
    if (!view.sharing.table) profile::put_aside(view.app.profile(), view.game.name());
    view.waiting.reset();
    if (what == GivenUp::War)
        view.submit(war::Yield{id});
    else
        view.submit(war::Fought{.winner = view.nation(1 - nation).id, .by = "yield"});
}

}  // namespace

void draw_giving_up(WarView& view) {
    view.giving_up = view.giving_up && view.may_give_up();
    if (!view.giving_up) return;
    ui::Ui& ui = view.ui;
    ui.dialog("giving up", ui.px(520), [&] {
        ui.heading(say("Give up?"));
        for (int nation = 0; nation < 2; ++nation) {
            if (!view.in_person(nation)) continue;
            if (const GivenUp what = ask(view, nation); what != GivenUp::Nothing) {
                give_up(view, nation, what);
                view.giving_up = false;
                return;
            }
        }
        ui.rule();
        if (ui.button(say("Fight on"), Look::Accent)) view.giving_up = false;
    });
}

}  // namespace screens
