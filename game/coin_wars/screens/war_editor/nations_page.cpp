// Both nations: names, purses, coins and prices, leaders.

#include <algorithm>

#include "game/coin_wars/screens/editor/widgets.h"
#include "game/coin_wars/screens/war_editor/view.h"
#include "game/kit/player_text.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr int kMaxPurse = 100000;  // cents

void purse(WarEditorView& view, std::size_t i) {
    const war::NationSetup& nation = view.plan().nations[i];
    int cents = nation.purse, levy = nation.levy;
    const std::string of = std::to_string(i);
    if (whole_number(view.ui, say("Purse in cents"), cents, {0, kMaxPurse, 10}))
        view.change(
            say("Change a purse"), [&](war::WarPlan& plan) { plan.nations[i].purse = cents; }, "purse " + of);
    if (whole_number(view.ui, say("After a lost battle"), levy, {0, kMaxPurse, 10}))
        view.change(
            say("Change a purse"), [&](war::WarPlan& plan) { plan.nations[i].levy = levy; }, "levy " + of);
}

// Turns "quarter" into "Quarter", "half_dollar" into "Half dollar".
std::string spoken(std::string type) {
    std::ranges::replace(type, '_', ' ');
    if (!type.empty()) type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
    return type;
}

void coins(WarEditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    ui.caption(say("ITS COINS, AND THEIR PRICES (0: NOT SOLD)"));
    if (view.plan().coins.empty()) return ui.remark(say("Add a battle first: it brings its coins."));
    for (const war::CoinRow& coin : view.plan().coins) {
        const war::NationSetup& nation = view.plan().nations[i];
        const std::string type = coin.type, of = std::to_string(i) + " " + type;
        int count = nation.pool.of(type), cents = nation.prices.of(type);
        if (whole_number(ui, say("{1}, number", known(spoken(type))), count, {0, war::limits::kCoins, 1}))
            return view.change(
                say("Change a nation's coins"),
                [&](war::WarPlan& plan) { plan.nations[i].pool.add(type, count - plan.nations[i].pool.of(type)); },
                "pool " + of);
        if (whole_number(ui, say("{1}, price in cents", known(spoken(type))), cents, {0, 10000, 1}))
            return view.change(
                say("Change a price"),
                [&](war::WarPlan& plan) { plan.nations[i].prices.add(type, cents - plan.nations[i].prices.of(type)); },
                "price " + of);
    }
}

void leaders(WarEditorView& view, std::size_t i) {
    ui::Ui& ui = view.ui;
    ui.caption(say("WHO LEADS IT"));
    const auto& offered = view.leaders[i];
    if (offered.empty()) ui.remark(say("None of its coins is named in these battles."));
    for (const war::LeaderSetup& leader : offered) {
        const bool on = wars::leads(view.plan(), leader);
        if (ui.toggle(known(leader.name), on))
            return view.change(say("Change who leads"),
                               [&](war::WarPlan& plan) { wars::set_leader(plan, leader, !on); });
    }
}

}  // namespace

void draw_nations_page(WarEditorView& view) {
    ui::Ui& ui = view.ui;
    const auto pressed =
        one_of(ui, say("Nation"), {known(view.plan().nations[0].name), known(view.plan().nations[1].name)},
               view.chosen.nation);
    if (pressed) view.chosen.nation = *pressed;
    const std::size_t i = view.chosen.nation;
    std::string name = view.plan().nations[i].name;
    if (ui.input_text(say("Name"), name, war::limits::kName) && rules::is_written(name, {1, war::limits::kName}))
        view.change(
            say("Name a nation"), [&](war::WarPlan& plan) { wars::call_nation(plan, i, name); },
            "nation " + std::to_string(i));
    purse(view, i);
    leaders(view, i);
    coins(view, i);
}

}  // namespace screens
