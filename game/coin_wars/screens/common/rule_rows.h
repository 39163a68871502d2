#pragma once
// The rules that both agree on, as lines of a side panel: before a battle starts, and in the editor.

#include <optional>
#include <set>
#include <span>

#include "game/coin_wars/rules/agreement.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

// Places a rule's name and the button with its value: side by side, or one below the other if either is long.
void place_rule(ui::Ui& ui, const Phrase& name, const Phrase& value);

// Each rule with its value and a sentence; if a value was pressed, returns the battle with the next value.
std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules);

// CW-3: types of coins that have to be agreed on, and whether one of them only watches.
std::set<int> foreign_types(const cw::Scenario& scenario);
bool watches(const cw::Scenario& scenario, int type);
// Draws its line; true if it was pressed.
bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int type);
void set_watching(cw::Scenario& scenario, int type, bool watching);

}  // namespace screens
