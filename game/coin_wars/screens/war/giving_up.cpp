// Giving up a battle or the war, and what that costs.

#include "game/coin_wars/profile/saves.h"
#include "game/coin_wars/screens/war/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

enum class GivenUp { Nothing, Battle, War };

GivenUp ask(WarView& view, int people) {
    ui::Ui& ui = view.ui;
    const Phrase other = view.display_name(1 - people);
    GivenUp given = GivenUp::Nothing;
    ui.sign(sign_of_nation(people), view.display_name(people), {.type = Type::Strong});
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

void give_up(WarView& view, int people, GivenUp what) {
    const std::string id = view.people(people).id;
    if (!view.sharing.table) profile::put_aside(view.app.profile(), view.game.name());
    view.waiting.reset();
    if (what == GivenUp::War)
        view.submit(war::Yield{id});
    else
        view.submit(war::Fought{.winner = view.people(1 - people).id, .by = "yield"});
}

}  // namespace

void draw_giving_up(WarView& view) {
    if (!view.giving_up) return;
    ui::Ui& ui = view.ui;
    ui.dialog("giving up", ui.px(520), [&] {
        ui.heading(say("Give up?"));
        for (int people = 0; people < 2; ++people) {
            if (!view.in_person(people)) continue;
            if (const GivenUp what = ask(view, people); what != GivenUp::Nothing) {
                give_up(view, people, what);
                view.giving_up = false;
                return;
            }
        }
        ui.rule();
        if (ui.button(say("Fight on"), Look::Accent)) view.giving_up = false;
    });
}

}  // namespace screens
