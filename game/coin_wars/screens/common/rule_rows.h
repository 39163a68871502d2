#pragma once
// The agreed rules as lines of a side panel: before a battle starts, and in the editor.

#include <optional>
#include <set>
#include <span>
#include <string>

#include "game/coin_wars/rules/agreement.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

// Draws a rule's name and a button with its value, side by side, or one below the other if either is long. Screen
// readers say both at the button. True if it was pressed.
bool rule_button(ui::Ui& ui, const Phrase& name, const Phrase& value);

// Draws each rule with its value and a sentence. After a press, returns the battle with the next value. If that would
// delete limits, asks first; `asked` keeps the rule's name between frames.
std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules, std::string& asked);

// Draws the rules in force as text: the advanced rules in use, the table options, the ground, and what is not in use.
void draw_rules_in_force(ui::Ui& ui, const cw::Scenario& scenario);

// BX-10: the coin that units of this type are; the type itself if it is no unit.
int coin_beneath(const cw::Scenario& scenario, int type);
// CW-3: foreign_types() returns the coin types to agree on, without units; watches() is true if that type takes no
// part.
std::set<int> foreign_types(const cw::Scenario& scenario);
bool watches(const cw::Scenario& scenario, int type);
// Draws the type's line. True if it was pressed.
bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int type);
void set_watching(cw::Scenario& scenario, int type, bool watching);

}  // namespace screens
