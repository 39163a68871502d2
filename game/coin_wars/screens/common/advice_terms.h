#pragma once
// The choice of help during play, which both players agree on: for a battle's set-up, agreement and menu.

#include "engine/ui/ui.h"
#include "game/shell/settings.h"

namespace screens {

// Draws, as part of a side panel, each kind of help with a sentence. True if the choice changed.
bool draw_advice_terms(ui::Ui& ui, profile::Advice& advice);

}  // namespace screens
