#pragma once
// The rules that both agree on as lines of a slip: in a battle before it begins, and where one is made.

#include <optional>
#include <set>
#include <span>

#include "game/coin_wars/rules/agreement.h"
#include "game/shell/screen.h"

namespace screens {

namespace cw = rules::coin_wars;

// A rule's name, and where the button with its value lies: beside it, or below where one of both is long.
void place_rule(ui::Ui& ui, const Phrase& name, const Phrase& value);

// Each rule with its value and a sentence; where a value was pressed, the battle with the next one.
std::optional<cw::Scenario> draw_rule_rows(ui::Ui& ui, const cw::Scenario& scenario,
                                           std::span<const cw::AgreedRule> rules);

// CW-3: types of coins that have to be agreed on, and whether one of them lies beside the battle.
std::set<int> foreign_types(const cw::Scenario& scenario);
bool watches(const cw::Scenario& scenario, int type);
// Its line; true where it was pressed.
bool draw_foreign_row(ui::Ui& ui, const cw::Scenario& scenario, int type);
void set_watching(cw::Scenario& scenario, int type, bool watching);

}  // namespace screens
