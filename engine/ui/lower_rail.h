#pragma once
// The walnut bar at the lower edge, for whoever sits there.

#include "engine/ui/ui.h"

namespace ui {

// As Ui::rail(), instead of it.
void lower_rail(Ui& ui, const Ui::Content& content);

}  // namespace ui
