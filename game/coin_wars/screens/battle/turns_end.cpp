// End turn while units could still act usefully: lists them; a second press ends the turn.

#include <algorithm>

#include "engine/ui/panel_start.h"
#include "game/coin_wars/rules/query.h"
#include "game/coin_wars/rules/refusal_text.h"
#include "game/coin_wars/screens/battle/view.h"

namespace screens {

namespace {

constexpr std::size_t kListed = 6;

Phrase what_it_can(const cw::Options& options) {
    if (!options.targets.empty())
        return say_many(static_cast<int>(options.targets.size()), "Can strike {1} enemy now.",
                        "Can strike {1} enemies now.");
    return options.can_charge ? say("Can charge.") : say("Can use its trait.");
}

// Returns the unit pressed, or kNoCoin.
int list_units(ui::Ui& ui, const cw::Match& match, const std::vector<int>& units) {
    int chosen = cw::kNoCoin;
    for (std::size_t i = 0; i < std::min(units.size(), kListed); ++i) {
        const Phrase name = match.in_army(units[i]) ? table::party_name(match, units[i]) : cw::name_of(match, units[i]);
        if (ui.entry(name, what_it_can(cw::legal(match, units[i])), sign_of(match.side), false, true))
            chosen = units[i];
    }
    if (units.size() > kListed)
        ui.remark(say("and {1} more, lit on the table.", static_cast<int>(units.size() - kListed)));
    return chosen;
}

}  // namespace

double draw_turns_end_panel(Battle& battle, double top) {
    const auto told = [&] {
        ui::Ui& ui = battle.ui;
        ui.heading(say("End the turn?"));
        ui.text(say_many(static_cast<int>(battle.dialog.turns_end.units.size()),
                         "{1} unit can still strike with effect, charge or use its trait; actions left: {2}.",
                         "{1} units can still strike with effect, charge or use their trait; actions left: {2}.",
                         battle.match().actions_left));
        const int chosen = list_units(ui, battle.match(), battle.dialog.turns_end.units);
        if (chosen == cw::kNoCoin) return;
        battle.dialog.turns_end = {};
        battle.pointing.select(battle.match(), chosen);
    };
    const auto answers = [&] {
        ui::tab_starts_here(battle.ui);
        battle.ui.row({1, 1});
        const bool ends = battle.ui.button(say("End it"), Look::Accent), fights = battle.ui.button(say("Fight on"));
        if (ends) return battle.end_turn();
        if (fights) battle.dialog.turns_end = {};
    };
    return draw_tall_panel(battle, "end turn", top, told, answers);
}

}  // namespace screens
