#pragma once
// Widgets side by side whose labels have one size of print.

#include <vector>

#include "engine/ui/ui.h"

namespace ui {

enum class RowOf { Buttons, Choices, Switches };
// Call before widgets with these labels. Lays them in columns of one width, in as few rows as they fit into without a
// word broken in two.
void even_rows(Ui& ui, RowOf kind, const std::vector<Phrase>& labels);
// The same for buttons that are as wide as their labels need if one row can hold them.
void button_rows(Ui& ui, const std::vector<Phrase>& labels);

}  // namespace ui
