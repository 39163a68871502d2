#pragma once
// Help during play as a term of the table: for the set-up of a battle, its agreement and its menu.

#include "engine/ui/ui.h"
#include "game/shell/settings.h"

namespace screens {

// Part of a side panel: what can be agreed on, each with a sentence. True if the choice changed.
bool draw_advice_terms(ui::Ui& ui, profile::Advice& advice);

}  // namespace screens
