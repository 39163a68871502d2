// The panel for when the selected coins arrive and act (BX-3, BX-4).

#include "game/coin_wars/screens/editor/view.h"
#include "game/coin_wars/screens/editor/widgets.h"

namespace screens {

namespace {

constexpr int kTurnsAhead = 40;

template <class Change>
void change_selected(EditorView& view, const Phrase& what, Change change, const std::string& of = "") {
    view.change(
        what,
        [&](editor::Draft& draft) {
            for (const int coin : view.selection.coins) change(draft.scenario.coin(coin));
        },
        of);
}

void draw_where(EditorView& view) {
    const editor::Coins coins = view.selection.coins;
    view.clear();
    view.brush.arrival_of = coins;
    view.brush.draw_as(DrawnAs::Rectangle);
}

void draw_arriving(EditorView& view, int arrives) {
    if (whole_number(view.ui, say("They arrive in round"), arrives, {kFirstArrival, kTurnsAhead, 1}))
        change_selected(
            view, say("Change when coins arrive"),
            [&](cw::CoinSetup& coin) {
                if (coin.arrives > 0) coin.arrives = arrives;
            },
            "arrives");
    if (view.ui.button(say("Draw where they arrive"))) return draw_where(view);
    if (view.ui.button(say("On the table from the start")))
        change_selected(view, say("Put coins there from the start"), [](cw::CoinSetup& coin) {
            coin.arrives = 0;
            coin.area.clear();
        });
}

}  // namespace

void draw_times(EditorView& view) {
    const cw::CoinSetup& first = view.coin(view.selection.coins.front());
    view.ui.caption(say("WHEN"));
    int waits = first.waits;
    if (view.ui.slider(waits > 0 ? say("Waits until round {1}", waits) : say("Acts from the start"), waits,
                       {0, kTurnsAhead, 1}))
        change_selected(
            view, say("Change when coins act"), [&](cw::CoinSetup& coin) { coin.waits = waits; }, "waits");
    if (first.arrives > 0) return draw_arriving(view, first.arrives);
    if (!view.ui.button(say("They arrive later"))) return;
    const cw::Scenario& scenario = view.scenario();
    change_selected(view, say("Change when coins arrive"), [&](cw::CoinSetup& coin) {
        coin.arrives = kFirstArrival;
        coin.area = editor::arrival_strip(scenario, coin.side);
    });
}

void draw_arrival(EditorView& view) {
    view.ui.heading(say("Where do they arrive?"));
    view.ui.text(say("Drag across the area where they arrive, corner to opposite corner."));
    if (!view.ui.button(say("Cancel"))) return;
    const editor::Coins coins = view.brush.arrival_of;
    view.clear();
    view.select(coins);
}

}  // namespace screens
