// A bot's turn: its commands go through the same session as a person's, and each is shown for a moment first.

#include <cmath>

#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/intent.h"
#include "game/coin_wars/table/marks.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kSpeeds[] = {0.5, 1, 2, 4};

Phrase what_it_does(const Opponents& bots, const cw::Match& match, const Phrase& name) {
    if (bots.paused()) return say("{1} is paused", name);
    if (match.ending.draw_offered) return say("{1} is considering a draw", name);
    if (bots.thinking()) return say("{1} is thinking", name);
    return say("{1} is playing", name);
}

}  // namespace

void draw_thought(ui::Ui& ui, double part) {
    const auto percent = static_cast<int>(std::floor(part * 100));
    const Rect row = ui.take(ui.line_height(Type::Small) + ui.px(12));
    const ui::Painter paint = ui.paint();
    const Rect bar{row.x0, row.y0, row.x1, row.y0 + ui.px(8)};
    paint.fill(bar, palette::kSoft.faded(0.3), ui.px(4));
    paint.fill({bar.x0, bar.y0, bar.x0 + std::max(ui.px(8), bar.width() * part), bar.y1}, palette::kAccent, ui.px(4));
    ui.place({row.x0, bar.y1 + ui.px(3), row.x1, row.y1});
    ui.remark(say("{1} % done", percent));
}

namespace {

// Draws the controls for bots that play each other.
void draw_transport(ui::Ui& ui, Opponents& bots) {
    button_row(ui, {say("Pause"), say("One step")});
    if (bots.paused() ? ui.button(say("Continue"), Look::Accent) : ui.button(say("Pause")))
        bots.paused() ? bots.go_on() : bots.pause();
    if (ui.button(say("One step"))) bots.one_command();
    ui.row({1, 1, 1, 1});
    for (const double speed : kSpeeds) {
        const Phrase words = plain(speed < 1 ? "\u00bd\u00d7" : std::to_string(static_cast<int>(speed)) + "\u00d7");
        if (ui.button(words, speed == bots.speed() ? Look::Chosen : Look::Plain)) bots.set_speed(speed);
    }
}

}  // namespace

void let_bots_play(Battle& battle) {
    const bool held = battle.dialog.ask != Ask::Nothing || battle.is_fault_unread();
    battle.bots.pass_time(battle.app.seconds(), held);
    if (!battle.waits_for_bot()) return;
    if (battle.pointing.selected() != cw::kNoCoin) battle.pointing.clear();
    battle.gathered = {};
    battle.deployment.put_down();
    const auto command = battle.bots.pass(battle.app.seconds(), held);
    if (!command) return;
    battle.submit(*command, Battle::Settled::All);
    if (battle.refused) battle.bots.was_refused();
}

void draw_bot(const Battle& battle, Opponents& bots) {
    const auto side = bots.asked();
    if (!side) return;
    ui::Ui& ui = battle.ui;
    ui.heading(what_it_does(bots, battle.match(), battle.game.player(*side)));
    ui.sign(sign_of(*side), table::display_name(battle.game.scenario(), *side));
    if (const auto part = bots.progress(); part && bots.thinking()) {
        draw_thought(ui, *part);
        if (ui.button(say("Play its best so far"))) bots.play_best();
    }
    if (battle.game.persons() == 0)
        draw_transport(ui, bots);
    else if (bots.paused() && ui.button(say("Continue"), Look::Accent))
        bots.go_on();
    if (!layout_of(battle).narrow) ui.rule();
}

double draw_bot_panel(const Battle& battle, Opponents& bots, double top) {
    // The bar says whose turn it is. In a narrow window, show this panel only if it has a button.
    const bool asks =
        battle.game.persons() == 0 || bots.paused() || bots.progress() || battle.match().ending.draw_offered;
    if (!asks) return top;
    return draw_side_panel(battle, "bot", top, [&] { draw_bot(battle, bots); });
}

void mark_intent(render::Scene& scene, const Battle& battle) {
    if (battle.match().phase != cw::Phase::Play) return;
    if (!battle.game.stage().moving()) table::mark_turn(scene, battle.match());
    if (!battle.shows_intent()) return;
    const std::vector<int> coins = table::acting(battle.match(), *battle.bots.intent());
    const table::Aim& aim = battle.bots.aim();
    if (aim.coin == cw::kNoCoin) return table::mark_group(scene, coins, render::Ink::Amber, render::Stroke::Dotted);
    table::mark_coins(scene, battle.match(), coins, render::Ink::Amber);
    table::mark_aim(scene, battle.match(), aim, battle.ui.catalogue());
}

}  // namespace screens
