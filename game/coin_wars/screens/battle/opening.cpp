// Before the first turn: both agree to the rules, a coin is tossed, its winner chooses, each side sets up.

#include <span>
#include <utility>

#include "engine/core/utf8.h"
#include "engine/ui/panel_start.h"
#include "game/coin_wars/battles/quick_title.h"
#include "game/coin_wars/rules/coin_wars.h"
#include "game/coin_wars/rules/victory_tally.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/screens/common/advice_terms.h"
#include "game/coin_wars/screens/common/battle_start.h"
#include "game/coin_wars/screens/common/rule_rows.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"
#include "game/shell/remote_play.h"

namespace screens {

namespace {

constexpr double kFirstRule = 110;  // points: the caption of the special rules, the first one, the panel's edge

// Uses the full width of the panel, like the buttons above and below.
bool wide_button(ui::Ui& ui, const Phrase& label, Look look = Look::Plain, const ui::Open& open = {}) {
    ui.row({1});
    return ui.button(label, look, open);
}

void draw_victory(ui::Ui& ui, const cw::Match& match) {
    const cw::Tally tally = cw::tally_of(match);
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        ui.sign(sign_of(side), table::display_name(*match.scenario, side), {.type = Type::Strong});
        ui.remark(tally.sides[cw::index(side)].goal);
    }
    if (!tally.limit.empty()) return ui.remark(tally.limit);
    ui.remark(say("A side with no coins on the table and none still to arrive has lost."));
}

// Before all else: there may be many, below what a low window shows. `high`: what is in view.
void tell_special_rules(Battle& battle, double high) {
    const auto count = static_cast<int>(battle.game.scenario().advanced.special.size());
    if (count == 0) return;
    const Phrase words = say_many(count, "This battle has a special rule", "This battle has {1} special rules");
    const bool seen = battle.dialog.special_at > 0 && battle.dialog.special_at + battle.ui.px(kFirstRule) < high;
    if (seen && battle.game.may_begin_anew()) return battle.ui.text(words);
    if (!wide_button(battle.ui, words)) return;
    battle.dialog.to_special = battle.game.may_begin_anew();
    if (!battle.dialog.to_special) battle.tell_about();
}

void draw_agreement(Battle& battle, double high) {
    ui::Ui& ui = battle.ui;
    const double top = ui.rest().y0;
    ui.heading(say("Agreement"));
    if (const std::string& title = battle.game.scenario().title; !title.empty())
        ui.text(battles::title_words(title), {.type = Type::Pen, .colour = palette::kSoft});
    tell_special_rules(battle, high);
    ui.rule();
    ui.caption(say("VICTORY"));
    draw_victory(ui, battle.match());
    ui.rule();
    battle.dialog.special_at = ui.rest().y0 - top;
    draw_rules(battle);
    if (!ui.touched() || battle.game.persons() != 2 || battle.game.table()) return;
    ui.rule();
    bool& opposite = battle.app.settings().face_to_face;
    if (ui.toggle(say("Face to face"), opposite)) {
        opposite = !opposite;
        battle.app.save_settings();
    }
    ui.remark(say("Each of you sits at an edge of this screen and has a bar there."));
}

// Shortens a long name rather than the rest of the sentence.
template <class Sentence>
Phrase with_fitting_name(const ui::Ui& ui, const Phrase& whole, Sentence sentence) {
    const double room = ui.rest().width() - ui.px(24);
    if (ui.text_width(sentence(whole), Type::Body) <= room) return sentence(whole);
    return sentence(plain(core::shortened(ui.translated(whole), [&](const std::string& shown) {
        return ui.text_width(sentence(plain(shown)), Type::Body) <= room;
    })));
}

// Drawn below the rules, always in view. Like the functions below, returns the command of the pressed button.
std::optional<cw::Command> draw_agreeing(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    if (battle.game.persons() == 0) {
        if (wide_button(ui, say("Let them begin"), Look::Accent)) battle.bots.go_on();
        ui.remark(say("The computer plays both sides. You watch."));
        return std::nullopt;
    }
    std::optional<cw::Command> pressed;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
        // Players change faces only by the agreement; until then the file's faces hold.
        const cw::Side army = battle.game.set_up().swapped ? cw::other(side) : side;
        const Phrase player = battle.game.player(side);
        const Phrase name = player.empty() ? table::display_name(battle.game.scenario(), army) : player;
        const bool agreed = battle.match().agreed[cw::index(side)];
        const Phrase label = with_fitting_name(
            ui, name, [&](const Phrase& who) { return agreed ? say("{1} has agreed", who) : say("{1} agrees", who); });
        const bool here = !battle.game.bot(side) && !battle.game.elsewhere(side) && !battle.apart();
        const Phrase closed = agreed ? say("Nothing can be changed any more.") : say("They agree on their own screen.");
        if (side == cw::Side::Heads) ui::tab_starts_here(ui);
        if (wide_button(ui, label, Look::Accent, {!agreed && here, closed})) pressed = cw::Agree{side};
    }
    return pressed;
}

std::optional<cw::Command> draw_toss(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    ui.heading(say("The toss"));
    ui.text(
        say("One coin is tossed. The player whose face it shows decides who goes first; the other deploys "
            "first."));
    // The faces are settled by now.
    ui.sign(ui::Sign::Solid, say("{1} has heads", battle.game.who(cw::Side::Heads)));
    ui.sign(ui::Sign::Dashed, say("{1} has tails", battle.game.who(cw::Side::Tails)));
    ui.space(4);
    if (wide_button(ui, say("Toss the coin"), Look::Accent)) return cw::Toss{};
    if (battle.app.remote().by_file() && battle.game.ledger()->trusted) return std::nullopt;
    if (battle.game.table()) {
        ui.remark(say("Both screens make the toss together: neither can rig it."));
        return std::nullopt;
    }
    ui.rule();
    ui.remark(say("Or toss a coin of your own and say what it showed:"));
    if (wide_button(ui, say("My real coin showed heads"))) return cw::Toss{rules::Face::Heads};
    if (wide_button(ui, say("My real coin showed tails"))) return cw::Toss{rules::Face::Tails};
    return std::nullopt;
}

std::optional<cw::Command> draw_order(const Battle& battle) {
    ui::Ui& ui = battle.ui;
    if (battle.game.toss_in_the_air()) {
        ui.heading(say("The toss"));
        ui.text(say("The coin is in the air."));
        return std::nullopt;
    }
    const cw::Side winner = battle.match().toss_winner.value_or(cw::Side::Heads);
    ui.heading(winner == cw::Side::Heads ? say("It shows heads") : say("It shows tails"));
    ui.sign(sign_of(winner), say("{1} has won the toss.", battle.game.who(winner)));
    ui.text(say("Who goes first?"));
    const Phrase own = table::display_name(battle.game.scenario(), winner);
    const Phrase theirs = table::display_name(battle.game.scenario(), cw::other(winner));
    if (wide_button(ui, say("{1} goes first", own), Look::Accent)) return cw::Order{winner};
    if (wide_button(ui, say("{1} goes first", theirs))) return cw::Order{cw::other(winner)};
    return std::nullopt;
}

// Draws the actions for the coin in hand, or for its Army.
void draw_carried(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const Deployment& hand = battle.deployment;
    if (!hand.carries() || !battle.match().on_table(hand.carried)) return;
    if (!hand.together.empty()) ui.remark(say("They move as one and keep their formation."));
    if (battle.match().in_army(hand.carried) && wide_button(ui, say("Take one out of the Army")))
        battle.dialog.ask = Ask::LeaveArmy;
    else if (wide_button(ui, say("Put back")))
        battle.take_back();
}

void draw_deployment(Battle& battle) {
    ui::Ui& ui = battle.ui;
    const cw::Side side = battle.match().side;
    int in_hand = 0;
    for (int coin = 0; coin < battle.match().count(); ++coin)
        in_hand += battle.match().side_of(coin) == side && battle.match().coin(coin).place == cw::Place::Hand;
    ui.heading(say("Deployment"));
    ui.sign(sign_of(side), say("{1} sets up", battle.game.who(side)), {.type = Type::Strong});
    ui.text(say("Drag the coins into position inside the zone. Then press Ready."));
    ui.fact(say("Still to be placed"), in_hand);
    if (!cw::CoinWars::check(battle.match(), cw::Edge{}) && wide_button(ui, say("Take the other edge")))
        return battle.submit(cw::Edge{});
    if (wide_button(ui, say("Formations"))) return open_formations(battle);
    ui.remark(say("Or draw a front with the right button: the coins fall in."));
    if (battle.refused) {
        draw_refusal(ui, battle.app, *battle.refused);
        const bool offer = battle.refused->nearest && battle.deployment.carries();
        if (offer && wide_button(ui, say("Put it in the nearest free place"), Look::Accent))
            return battle.place(battle.deployment.carried, *battle.refused->nearest);
    }
    draw_carried(battle);
    if (!battle.game.lies_as_in_history(side) && wide_button(ui, say("Historical positions")))
        return battle.game.place_as_in_history(side);
    if (in_hand == 0 && wide_button(ui, say("Pick up all"))) return battle.game.take_into_hand(side);
    ui.rule();
    if (wide_button(ui, say("Ready"), Look::Accent, {in_hand == 0, say("Place all coins first.")})) {
        battle.deployment.put_down();
        battle.submit(cw::Ready{side});
    }
}

// The battle's own reader decides whether it can be played like this: a side needs a coin, an Army all of its coins.
// Returns why it cannot, or empty.
Phrase switch_watching(BattleGame& game, int type) {
    cw::Scenario changed = game.scenario();
    set_watching(changed, type, !watches(changed, type));
    auto read = cw::scenario_from_json(cw::to_json(changed));
    if (!read) return say("The battle cannot begin without it: {1}", read.error().message);
    game.begin_with(std::move(*read));
    return {};
}

// Returns nullopt once a rule has been changed by hand.
std::optional<profile::Preset> preset_in_force(const BattleGame& game) {
    const cw::Scenario &now = game.scenario(), &written = game.as_written();
    if (now.advanced != written.advanced) return std::nullopt;
    if (now.options == written.options) return profile::Preset::Battle;
    if (now.options == cw::with_preset(cw::kitchen_table(), now.options)) return profile::Preset::Kitchen;
    if (now.options == cw::with_preset(cw::tournament(), now.options)) return profile::Preset::Tournament;
    return std::nullopt;
}

// Those below return true if they have begun the battle anew.
bool draw_presets(Battle& battle) {
    ui::Ui& ui = battle.ui;
    button_row(ui, {say("Original"), say("Kitchen"), say("Tournament")});
    const std::optional<profile::Preset> on = preset_in_force(battle.game);
    std::optional<profile::Preset> pressed;
    const auto offer = [&](const Phrase& label, profile::Preset preset) {
        ui.in_row_of(say("Table options"));
        if (ui.button(label, on == preset ? Look::Chosen : Look::Plain)) pressed = preset;
    };
    offer(say("Original"), profile::Preset::Battle);
    offer(say("Kitchen"), profile::Preset::Kitchen);
    offer(say("Tournament"), profile::Preset::Tournament);
    if (!on) ui.remark(say("None of these now: you have changed single rules."));
    if (!pressed) return false;
    battle.notice = {};
    battle.game.begin_with(with_preset(battle.game.as_written(), *pressed));
    return true;
}

bool draw_rules_of(Battle& battle, std::span<const cw::AgreedRule> rules) {
    auto changed = draw_rule_rows(battle.ui, battle.game.scenario(), rules, battle.dialog.wipes);
    if (!changed) return false;
    battle.notice = {};
    battle.game.begin_with(std::move(*changed));
    return true;
}

bool draw_special_rules(Battle& battle) {
    if (battle.game.scenario().advanced.special.empty()) return false;
    battle.ui.caption(say("SPECIAL RULES OF THIS BATTLE"));
    // The focused widget is scrolled into view.
    if (std::exchange(battle.dialog.to_special, false)) battle.ui.focus_next();
    const bool anew = draw_rules_of(battle, cw::special_rules());
    battle.ui.rule();
    return anew;
}

void draw_advice(ui::Ui& ui, BattleGame& game) {
    if (game.persons() == 0) return;
    ui.rule();
    ui.caption(say("HELP DURING PLAY"));
    profile::Advice advice = game.set_up().advice;
    if (draw_advice_terms(ui, advice)) game.agree_on(advice);
}

}  // namespace

bool waits_for_answer(const Battle& battle) {
    const Deployment& hand = battle.deployment;
    if (battle.match().phase < cw::Phase::Deploy) return true;
    if (battle.match().phase == cw::Phase::Deploy)
        return !hand.carries() && !hand.formations.is_open() && battle.gathered.empty();
    return battle.asks_decision() && battle.match().awaiting.front().kind == cw::Decision::Kind::Split;
}

double draw_opening_panel(Battle& battle, double top) {
    const Layout layout = layout_of(battle);
    const cw::Phase phase = battle.match().phase;
    const double x = layout.side_panels.x0, width = layout.side_panels.width();
    if (phase == cw::Phase::Agree) {
        const double gap = battle.ui.px(12), foot = battle.ui.px(2 * 36 + 8 + 48);
        const double high = layout.side_panels.y1 - top - foot - gap;
        battle.ui.side_panel("agreement", {x, top}, width, high, [&] { draw_agreement(battle, high); });
        std::optional<cw::Command> agreed;
        battle.ui.side_panel("agreeing", Rect{x, layout.side_panels.y1 - foot, x + width, layout.side_panels.y1},
                             [&] { agreed = draw_agreeing(battle); });
        if (agreed) battle.submit(*agreed);
        return layout.side_panels.y1;
    }
    if (battle.waits_for_bot()) return draw_bot_panel(battle, battle.bots, top);
    if (battle.waits_for_other() || battle.apart()) return top;
    if (battle.deployment.formations.is_open()) return draw_formation_panel(battle, battle.deployment.formations, top);
    if (!battle.gathered.empty()) return draw_forming_panel(battle, top);
    const char* names[] = {"agreement", "agreement", "toss", "order", "deployment"};
    std::optional<cw::Command> pressed;
    const double bottom = draw_side_panel(battle, names[static_cast<std::size_t>(phase)], top, [&] {
        if (phase == cw::Phase::Toss) pressed = draw_toss(battle);
        if (phase == cw::Phase::Order) pressed = draw_order(battle);
        if (phase == cw::Phase::Deploy) draw_deployment(battle);
    });
    if (pressed) battle.submit(*pressed);
    return bottom;
}

void draw_rules(Battle& battle) {
    ui::Ui& ui = battle.ui;
    if (!battle.game.may_begin_anew()) {
        ui.caption(say("RULES"));
        ui.remark(say("The rules were set when the table was opened: everyone who joined has seen them."));
        if (wide_button(ui, say("Show them"))) battle.tell_about();
        return;
    }
    if (draw_special_rules(battle)) return;
    ui.caption(say("RULES (CLICK ONE TO CHANGE IT)"));
    if (draw_presets(battle) || draw_rules_of(battle, cw::book_rules())) return;
    draw_special_button(battle, battle.dialog);
    ui.rule();
    ui.caption(say("ON THIS TABLE"));
    if (draw_rules_of(battle, cw::table_rules())) return;
    draw_advice(ui, battle.game);
    // Hidden purchases must not be revealed.
    if (!battle.hides()) draw_foreign_coins(ui, battle.game, battle.notice);
}

void draw_foreign_coins(ui::Ui& ui, BattleGame& game, Phrase& notice) {
    const std::set<int> types = foreign_types(game.scenario());
    if (types.empty()) return;
    ui.rule();
    ui.caption(say("FOREIGN COINS"));
    for (const int type : types)
        if (draw_foreign_row(ui, game.scenario(), type)) notice = switch_watching(game, type);
    if (!notice.empty()) ui.text(notice, {.type = Type::Small, .colour = palette::kAccent});
}

}  // namespace screens
