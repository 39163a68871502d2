// The breeder's options: the set-ups' coins and cost, their bot and ground, and how many to try.

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/breed/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase sets_in_words(const BreedView& view) {
    const std::vector<std::string>& names = view.choice.sets;
    if (names.size() > 1) return say("{1} coin sets", static_cast<int>(names.size()));
    for (const battles::CoinSet& set : view.sets)
        if (set.name == names.front()) return known(set.title);
    return plain(names.front());
}

// A pressed field opens its dialog.
void draw_fields(BreedView& view, const std::vector<ChoiceField>& fields, const std::vector<BreedAsk>& asks) {
    if (const auto pressed =
            draw_fields(view.ui, fields, {!view.breeds(), say("Set-ups are being bred: stop that first.")}))
        view.ask = asks[*pressed];
}

void draw_price(BreedView& view) {
    view.ui.row({1, 1});
    for (const bool points : {false, true}) {
        const Phrase label = points ? say("By points") : say("By face value");
        const bool now = view.choice.points == points;
        if (!view.ui.button(label, now ? Look::Chosen : Look::Plain,
                            {!view.breeds(), say("Set-ups are being bred: stop that first.")}) ||
            now)
            continue;
        BreedChoice changed = view.choice;
        changed.points = points;
        view.change(changed);
    }
}

void draw_most_coins(BreedView& view) {
    BreedChoice changed = view.choice;
    if (!view.ui.slider(say("Max. coins"), changed.coins, {1, kBreedCoins, 1}) || view.breeds()) return;
    view.change(changed);
}

void draw_buttons(BreedView& view) {
    ui::Ui& ui = view.ui;
    const Phrase first = view.bench.at_work()                       ? say("Pause")
                         : view.bench.state() == BreedState::Paused ? say("Continue")
                                                                    : say("Begin");
    button_row(ui, {first, say("Stop")});
    if (ui.button(first, Look::Accent, {core::kThreads, say("Breeding needs the installed program.")})) {
        if (view.breeds())
            view.toggle_pause();
        else
            view.start();
    }
    if (ui.button(say("Stop"), Look::Plain, {view.breeds(), say("Nothing is running.")})) view.stop();
    if (!core::kThreads)
        ui.text(say("Breeding runs so many battles at once that the browser would freeze for minutes: use the "
                    "installed program instead."),
                {Type::Small, palette::kAccent});
}

constexpr double kTooMuch = 0.9;  // if the best beats a larger share of kinds, the prices must be wrong

void draw_verdict(BreedView& view) {
    if (view.bench.state() == BreedState::Judging)
        return view.ui.text(say("All have been tried. The best one now fights each of the others."));
    if (!view.known.dominance || view.best.size() < 2) return;
    const double beaten = view.known.dominance->beaten;
    view.ui.text(say("The best one beats {1} % of the other kinds.", figure(100 * beaten, 0)));
    view.ui.remark(beaten > kTooMuch ? say("Little stands up to it: its coins are cheap for what they do.")
                                     : say("There is an answer to it: no kind beats all the others."));
}

}  // namespace

Phrase budget_in_words(const BreedView& view, int budget) {
    return view.choice.points ? say("{1} points", budget) : battles::in_money(view.sets, view.choice.sets, budget);
}

void draw_breed_controls(BreedView& view, const Rect& rect) {
    view.ui.side_panel("what to breed", rect, [&] {
        view.ui.heading(say("What to breed"));
        view.ui.remark(
            say("Set-ups bought for the same sum fight each other. The best one of each kind is kept, changed and "
                "crossed, again and again."));
        draw_price(view);
        draw_fields(
            view,
            {{say("Budget"), budget_in_words(view, view.choice.budget)}, {say("Which coins"), sets_in_words(view)}},
            {BreedAsk::Budget, BreedAsk::Sets});
        draw_most_coins(view);
        draw_fields(view,
                    {{say("Candidates"), view.choice.candidates},
                     {say("Led by"), bot_name(view.choice.bot)},
                     {say("Ground"), view.battles.ground(view.choice.ground)}},
                    {BreedAsk::Candidates, BreedAsk::Bot, BreedAsk::Ground});
        view.ui.space(4);
        draw_buttons(view);
        draw_verdict(view);
        if (!view.notice.empty()) view.ui.remark(view.notice);
        draw_best_so_far(view);
    });
}

}  // namespace screens
