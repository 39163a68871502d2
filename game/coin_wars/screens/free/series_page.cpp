// Between the battles of a series: how each one ended, what is in both purses, and where to go next.

#include "game/coin_wars/screens/free/free_battle.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

Phrase result_of(const Free& free, const battles::FoughtBattle& fought) {
    return fought.winner ? say("{1} wins", free.called(*fought.winner)) : say("A draw");
}

void draw_fought(Free& free) {
    int number = 0;
    for (const battles::FoughtBattle& fought : free.series->fought) {
        free.ui.fact(say("Battle {1}", ++number), result_of(free, fought));
        for (int player = 0; player < 2; ++player) {
            const battles::Purse& taken = fought.taken[static_cast<std::size_t>(player)];
            free.ui.remark(taken.empty() ? say("{1} captured nothing.", free.called(player))
                                         : say("{1} captured {2}.", free.called(player), listed(taken, free.types)));
        }
    }
}

// What comes next; if the series is over, who has won it.
void draw_verdict(Free& free) {
    ui::Ui& ui = free.ui;
    const battles::Series& series = *free.series;
    const auto [first, second] = series.wins();
    ui.text(say("{1} {2} : {3} {4}", free.called(0), first, second, free.called(1)), {.type = Type::Name});
    if (!series.over())
        return ui.remark(say("Best of {1}. The players swap faces: {2} plays Heads now.", series.terms.battles,
                             free.called(battles::Series::player_of(cw::Side::Heads, series.fought.size()))));
    const auto winner = series.winner();
    ui.text(winner ? say("{1} has won the series.", free.called(*winner)) : say("The series ends in a tie."),
            {.type = Type::Strong});
}

void draw_ways(Free& free) {
    ui::Ui& ui = free.ui;
    const bool over = free.series->over();
    if (!over && free.waiting) {
        if (ui.button(say("Go on with the battle"), Look::Accent)) return free.app.continue_battle();
    } else if (!over && ui.button(say("Next battle"), Look::Accent)) {
        return free.to_muster();
    }
    if (ui.button(over ? say("Another series") : say("End the series"), over ? Look::Accent : Look::Plain))
        return free.end_series();
}

void draw_one_purse(Free& free, int player) {
    const auto purse = free.series->purse(player).value_or(battles::Purse{});
    free.ui.sign(sign_of(free.side_of(player)), free.called(player), {.type = Type::Heading});
    const int coins = battles::coins_in(purse);
    free.ui.text(coins == 0 ? say("No coin is left.") : say_many(coins, "{1} coin", "{1} coins"));
    const auto sprites = sprites_of(purse, free.types, free.side_of(player));
    if (!sprites.empty()) {
        lay_coins(free.app, free.ui.take(height_of_coins(free.ui, sprites.size(), 4)), sprites);
        free.ui.remark(listed(purse, free.types));
    }
}

}  // namespace

void draw_series(Free& free) {
    ui::Ui& ui = free.ui;
    const Way way = draw_head(free.app, {say("Series"), say("Title"), {}});
    const Halves halves = halves_of(ui, 1240);
    ui.slip("series", halves.left, [&] {
        draw_verdict(free);
        ui.rule();
        draw_fought(free);
        ui.space(6);
        if (!free.notice.empty()) ui.text(free.notice, {.colour = palette::kAccent});
    });
    ui.slip("purses", halves.right, [&] {
        ui.caption(say("THE PURSES"));
        for (int player = 0; player < 2; ++player) {
            draw_one_purse(free, player);
            ui.rule();
        }
        ui.remark(say("A purse is what survived, what was captured and what stayed at home."));
        draw_ways(free);
    });
    if (way == Way::Out) free.out();
}

}  // namespace screens
