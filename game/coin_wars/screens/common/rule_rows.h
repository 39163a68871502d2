#pragma once
// The rules that both agree on, as lines of a side panel: before a battle starts, and in the editor.

#include <optional>
#include <set>
#include <span>
#include <string>

#include "game/coin_wars/rules/agreement.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

// Draws a rule's name and the button with its value: side by side, or one below the other if either is long. Whoever
// listens hears both at the button. True if it was pressed.
bool rule_button(ui::Ui& ui, const Phrase& name, const Phrase& value);

// Each rule with its value and a sentence; if a value was pressed, returns the battle with the next value. Where that
// would wipe limits, it is asked first: `asked` keeps the name of that rule between frames.
std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules, std::string& asked);

// What holds in this battle, to be read: the advanced rules in use, the table options, the ground, and what is not in
// use.
void draw_rules_in_force(ui::Ui& ui, const cw::Scenario& scenario);

// CW-3: types of coins that have to be agreed on, and whether one of them only watches.
std::set<int> foreign_types(const cw::Scenario& scenario);
bool watches(const cw::Scenario& scenario, int type);
// Draws its line; true if it was pressed.
bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int type);
void set_watching(cw::Scenario& scenario, int type, bool watching);

}  // namespace screens
