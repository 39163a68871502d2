// Hints: their panel and their marks on the table. Also the warning before a costly action.

#include "engine/ui/plot.h"
#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/rules/trait_action.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/marks.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using Shows = Advising::Shows;

Phrase unit_name(const Battle& battle) {
    const cw::Match& match = battle.match();
    const std::vector<int>& unit = battle.advising.unit();
    if (unit.empty()) return {};
    const bool alone = unit.size() == 1;
    const bool one = alone || match.in_army(unit.front());
    if (!one) return table::listed(battle.game.scenario(), unit);
    const Phrase party = table::party_name(match, unit.front());
    const bool named = !alone || !cw::own_name(battle.game.scenario(), unit.front()).empty();
    return named ? party : party + plain(" " + match.id(unit.front()));
}

Phrase aimed_in_words(const Battle& battle, const table::Aim& aim) {
    const cw::Match& match = battle.match();
    const Phrase unit = unit_name(battle), way = cw::inches_and_cm(aim.path.distance);
    const auto name = [&](int coin) { return table::party_name(match, coin); };
    switch (aim.act) {
        case table::Act::Move:
            return aim.path.met.empty() ? say("{1} moves {2}.", unit, way)
                                        : say("{1} moves {2} and meets {3}.", unit, way, name(aim.path.met.front()));
        case table::Act::Attack:
            return aim.ranged ? say("{1} shoots at {2}.", unit, name(aim.target))
                              : say("{1} strikes {2}.", unit, name(aim.target));
        case table::Act::Charge:
            return say("{1} charges {2}.", unit, name(aim.target));
        case table::Act::None:
            break;
    }
    return say("{1} acts.", unit);
}

Phrase action_in_words(const Battle& battle) {
    const cw::Command& action = battle.advising.action();
    if (holds_alternative<cw::EndTurn>(action)) return say("End the turn: nothing left is worth doing.");
    if (holds_alternative<cw::Form>(action)) return say("Form an Army: {1}.", unit_name(battle));
    if (holds_alternative<cw::Join>(action)) return say("Others join {1}.", unit_name(battle));
    if (const auto* use = get_if<cw::UseTrait>(&action)) {
        const words::Key label = cw::trait_name(use->trait)->action->label;
        const Phrase on = table::display_name(battle.game.scenario(), battle.match().find(use->on));
        const Phrase coin = table::display_name(battle.game.scenario(), battle.match().find(use->coin));
        return say("{1}: {2}", coin, say(label.english(), on));
    }
    return aimed_in_words(battle, battle.advising.aim());
}

// True if the player wants to see its action.
bool draw_unit(const Battle& battle, Advising& advising) {
    ui::Ui& ui = battle.ui;
    ui.text(advising.unit().empty() ? say("No unit gains anything by acting now.")
                                    : say("{1} has the best action now.", unit_name(battle)));
    button_row(ui, {say("Which action?"), say("Close")});
    if (ui.button(say("Which action?"), Look::Accent)) return true;
    if (ui.button(say("Close"))) advising.put_away();
    return false;
}

// True if the player wants to carry it out.
bool draw_action(const Battle& battle, Advising& advising) {
    ui::Ui& ui = battle.ui;
    const table::Aim& aim = advising.aim();
    ui.text(action_in_words(battle));
    if (const Phrase why = analysis::in_words(battle.match(), advising.purpose()); !why.empty()) ui.text(why);
    if (aim.cost > 1) ui.remark(say("It costs {1} actions.", aim.cost));
    if (aim.odds) draw_odds(ui, battle.match(), *aim.odds);
    button_row(ui, {say("Do it"), say("Close")});
    if (ui.button(say("Do it"), Look::Accent)) return true;
    if (ui.button(say("Close"))) advising.put_away();
    return false;
}

}  // namespace

bool shows_hint(const Battle& battle) {
    const bool any = battle.advising.seeking() || battle.advising.shows() != Shows::Nothing;
    return any && battle.playing() && battle.pointing.selected() == cw::kNoCoin;
}

void follow_advice(Battle& battle) {
    battle.advising.follow(battle.match(), battle.game.version());
    if (battle.dialog.ask != Ask::Warning) battle.dialog.warned.reset();
    if (battle.has_dialog()) return;
    auto weighed = battle.advising.take_weighed();
    if (!weighed) return;
    if (!weighed->warning) return battle.submit(weighed->command, Battle::Settled::Warning);
    battle.dialog.warned = std::move(weighed);
    battle.dialog.ask = Ask::Warning;
}

void mark_hint(render::Scene& scene, const Battle& battle) {
    const Advising& advising = battle.advising;
    if (advising.shows() == Shows::Nothing || battle.game.stage().moving()) return;
    for (const int coin : advising.unit()) scene.coins[static_cast<std::size_t>(coin)].glow = 0.8;
    table::mark_coins(scene, battle.match(), advising.unit(), render::Ink::Amber);
    if (advising.shows() == Shows::Action && shows_hint(battle) && advising.aim().coin != cw::kNoCoin)
        table::mark_aim(scene, battle.match(), advising.aim(), battle.ui.catalogue());
}

double draw_hint_panel(Battle& battle, double top) {
    return draw_tall_panel(battle, "hint", top, [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Hint"));
        Advising& advising = battle.advising;
        if (advising.shows() == Shows::Unit) {
            if (draw_unit(battle, advising)) battle.hint();
            return;
        }
        if (advising.shows() == Shows::Action) {
            if (draw_action(battle, advising)) battle.submit(cw::Command(advising.action()));
            return;
        }
        ui.text(say("Trying out whole turns."));
        draw_thought(ui, advising.progress());
        if (ui.button(say("Stop"))) advising.put_away();
    });
}

void draw_warning(Battle& battle) {
    if (!battle.dialog.warned) return battle.dialog.close();
    const Weighed weighed = *battle.dialog.warned;
    battle.ui.dialog("warning", battle.ui.px(460), [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("Think again?"));
        ui.text(foretold(battle.game.scenario(), weighed.warning->reason));
        ui.text(say("Chance to win: {1} after this, {2} after the best action found.",
                    ui::percent(weighed.warning->chance), ui::percent(weighed.warning->best)));
        const bool hints = battle.game.set_up().advice.hint;
        if (hints) button_row(ui, {say("Do it anyway"), say("Show a better one")});
        if (ui.button(say("Do it anyway"))) {
            battle.dialog.close();
            return battle.submit(weighed.command, Battle::Settled::Warning);
        }
        if (hints && ui.button(say("Show a better one"))) {
            battle.dialog.close();
            battle.pointing.clear();
            battle.advising.show(battle.match(), weighed.warning->better);
            return;
        }
        // Keep this button last: Escape presses it.
        ui.row({1});
        if (ui.button(say("Think again"), Look::Accent)) battle.dialog.close();
    });
}

}  // namespace screens
