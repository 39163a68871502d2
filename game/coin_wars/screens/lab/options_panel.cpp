// Options of an experiment: line-ups or a battle, how often, the bots, the ground; and buttons to start and stop.

#include "engine/ui/even_rows.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/lab/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

using What = LabChoice::What;

Phrase title_of(const LabView& view, const std::string& battle) {
    const bool chosen = view.bench.battle() && view.bench.choice().battle == battle;
    return chosen ? known(view.bench.battle()->title) : view.battles.title_of(battle);
}

// A pressed field opens its dialog.
void draw_fields(LabView& view, const std::vector<ChoiceField>& fields, const std::vector<LabAsk>& asks) {
    if (const auto pressed =
            draw_fields(view.ui, fields, {!view.fights(), say("Battles are being fought: stop them first.")}))
        view.ask = asks[*pressed];
}

void draw_line_up_fields(LabView& view) {
    ui::Ui& ui = view.ui;
    const LabChoice& choice = view.bench.choice();
    draw_fields(view, {{say("Battles per pair"), choice.battles}, {say("Led by"), bot_name(choice.bots[0])}},
                {LabAsk::Battles, LabAsk::BotA});
    draw_fields(view,
                {{say("Ground"), view.battles.ground(choice.ground)}, {say("Rules"), rules_name(choice.rules_now())}},
                {LabAsk::Ground, LabAsk::Rules});
    const auto chosen = static_cast<int>(choice.line_ups.size());
    const lab::AlikeCoins* alike = lab::find_alike(choice.alike);
    const Phrase coins = alike ? Phrase(alike->name) : say("Their own mix");
    ui.row({1, 1});
    ui.remark(say("Line-ups"));
    ui.remark(say("Formations made of"));
    ui.row({1, 1});
    if (ui.button(say_many(chosen, "{1} chosen", "{1} chosen"), Look::Plain,
                  {!view.fights(), say("Battles are being fought: stop them first.")}))
        view.choosing = true;
    if (ui.button(coins, Look::Plain, {!view.fights(), say("Battles are being fought: stop them first.")}))
        view.ask = LabAsk::Coins;
}

void draw_battle_fields(LabView& view) {
    const LabChoice& choice = view.bench.choice();
    draw_fields(view,
                {{say("Battle"), title_of(view, choice.battle)},
                 {say("Battles"), choice.battles},
                 {say("Rules"), rules_name(choice.rules_now())}},
                {LabAsk::Battle, LabAsk::Battles, LabAsk::Rules});
    const auto led = [&](cw::Side side) {
        const auto& battle = view.bench.battle();
        if (battle) return say("{1} is led by", cw::display_name(battle->scenario, side));
        return side == cw::Side::Heads ? say("Heads is led by") : say("Tails is led by");
    };
    draw_fields(view,
                {{led(cw::Side::Heads), bot_name(choice.bots[0])}, {led(cw::Side::Tails), bot_name(choice.bots[1])}},
                {LabAsk::BotA, LabAsk::BotB});
}

void draw_toggles(LabView& view) {
    LabChoice choice = view.bench.choice();
    const bool open = !view.fights();
    bool changed = false;
    const auto toggle = [&](const Phrase& label, bool& value) {
        if (!view.ui.toggle(label, value) || !open) return;
        value = !value;
        changed = true;
    };
    const Phrase stop = say("Stop once decided"), luck = say("The same luck again"),
                 swap = say("The computers swap sides");
    const bool battle = choice.what == What::Battle;
    ui::even_rows(view.ui, ui::RowOf::Switches, battle ? std::vector{stop, luck, swap} : std::vector{stop, luck});
    bool stops = choice.stops_early();
    toggle(stop, stops);
    if (changed) choice.early_stop = stops;
    toggle(luck, choice.same_luck);
    if (battle) toggle(swap, choice.swap_bots);
    if (changed) view.change(choice);
}

void draw_buttons(LabView& view) {
    using State = LabBench::State;
    const State state = view.bench.state();
    const Phrase first = state == State::Running  ? say("Pause")
                         : state == State::Paused ? say("Continue")
                                                  : say("Begin");
    button_row(view.ui, {first, say("Stop"), say("Breed"), say("Export")});
    if (view.ui.button(first, Look::Accent, {state != State::Unable, view.bench.fault()})) {
        if (view.fights())
            view.toggle_pause();
        else
            view.start();
    }
    if (view.ui.button(say("Stop"), Look::Plain, {view.fights(), say("Nothing is running.")})) view.stop();
    if (view.ui.button(say("Breed"), Look::Plain, {!view.fights(), say("Battles are being fought: stop them first.")}))
        view.breed();
    if (view.ui.button(say("Export"), Look::Plain,
                       {view.bench.knows_something(), say("No battle has been fought yet.")}))
        view.export_all();
}

void draw_what(LabView& view) {
    ui::Ui& ui = view.ui;
    LabChoice choice = view.bench.choice();
    ui.row({1, 1});
    for (const What what : {What::LineUps, What::Battle}) {
        const Phrase label = what == What::LineUps ? say("Line-ups") : say("A battle");
        if (!ui.button(label, choice.what == what ? Look::Chosen : Look::Plain,
                       {!view.fights(), say("Battles are being fought: stop them first.")}))
            continue;
        choice.what = what;
        view.change(choice);
    }
}

}  // namespace

void draw_lab_controls(LabView& view, const Rect& rect) {
    ui::Ui& ui = view.ui;
    ui.side_panel("what to try", rect, [&] {
        ui.heading(say("What to try"));
        draw_what(view);
        if (view.bench.is_battle())
            draw_battle_fields(view);
        else
            draw_line_up_fields(view);
        draw_toggles(view);
        ui.space(2);
        draw_buttons(view);
        if (!view.bench.fault().empty()) ui.text(view.bench.fault(), {Type::Small, palette::kAccent});
        if (!view.notice.empty()) ui.remark(view.notice);
        ui.remark(view.bench.is_battle() && view.bench.choice().swap_bots
                      ? say("Each battle is fought twice with the same luck, with the computers swapping sides.")
                  : view.bench.is_battle() ? say("Each battle is fought twice with the same luck; where a toss decides "
                                                 "who goes first, each side does so once.")
                                           : say("Each battle is fought twice with the same luck, with the line-ups' "
                                                 "places and the first turn swapped."));
        if (!view.bench.is_battle() && ui.button(say("What was measured"), Look::Plain,
                                                 {!view.fights(), say("Battles are being fought: stop them first.")}))
            view.app.go("league");
    });
}

}  // namespace screens
