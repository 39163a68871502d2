#include "engine/ui/panel_traits.h"

#include "engine/ui/ui_state.h"

namespace ui {

void lies_on_paper(Ui& ui) { ui.impl().panel().on_paper = true; }

void accent_is_taken(Ui& ui) { ui.impl().panel().accent_taken = true; }

}  // namespace ui
