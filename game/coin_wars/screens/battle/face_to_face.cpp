#include "game/coin_wars/screens/battle/face_to_face.h"

#include "engine/ui/small_print.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/battle_log.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

cw::Side decides_now(const Battle& battle) {
    const cw::Match& match = battle.match();
    return match.phase == cw::Phase::Order ? match.toss_winner.value_or(cw::Side::Heads) : battle.acts();
}

// Both players must see tosses, attacks and refusals.
Phrase told_to_both(const Battle& battle) {
    if (battle.pointing.aim().refusal) return battle.pointing.aim().refusal->message;
    if (battle.refused) return battle.refused->message;
    const auto& story = battle.game.story();
    const std::size_t shown = battle.game.shown_steps();
    for (std::size_t i = story.size(); i-- > 0;) {
        if (story[i].step >= shown || covers(battle, story[i])) continue;
        const auto& told = story[i].told;
        return told.detail.empty() ? told.text : joined({told.text, told.detail}, plain("  "));
    }
    return {};
}

}  // namespace

bool is_face_to_face(const Battle& battle) {
    return battle.app.settings().face_to_face && battle.game.persons() == 2 && !battle.game.table() && !battle.exercise;
}

bool acts_across(const Battle& battle) {
    return is_face_to_face(battle) && battle.match().phase >= cw::Phase::Order && battle.sits_far(decides_now(battle));
}

bool lies_at_own_edge(const Battle& battle) {
    return is_face_to_face(battle) && !layout_of(battle).narrow && battle.match().phase >= cw::Phase::Play;
}

void draw_facing_top_bar(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    const cw::Match& match = battle.game.shown_match();
    const cw::Side side = cw::other(decides_now(battle));
    const Rect rect{0, 0, ui.width(), ui.top_bar_height()};
    ui.facing("facing", rect, [&] {
        double left = rect.x0 + ui.px(38);
        ui.paint().sign({rect.x0 + ui.px(22), rect.center().y}, ui.px(8), sign_of(side));
        const auto print = [&](const Phrase& words, Type type, ui::Colour colour) {
            const double wide = ui.text_width(words, type) + 2, high = ui.line_height(type);
            ui.place(ui::sized({left, std::round(rect.center().y - high / 2)}, wide, high));
            ui.text(words, {type, colour});
            left += wide + ui.px(20);
        };
        const Phrase player = battle.game.player(side);
        print(table::display_name(battle.game.scenario(), side), Type::Heading, palette::kCream);
        if (!player.empty() && !layout_of(battle).narrow) print(player, Type::Body, palette::kCreamSoft);
        if (match.phase >= cw::Phase::Play)
            print(table::in_money(*match.scenario, match.purse[cw::index(side)]), Type::Strong, palette::kBrassLight);
        const Phrase told = told_to_both(battle);
        const double room = rect.x1 - ui.px(24) - left;
        if (!told.empty() && room > ui.px(80)) print(ui::fitted(ui, told, room), Type::Body, palette::kCreamSoft);
    });
}

}  // namespace screens
