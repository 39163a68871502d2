#pragma once
// Numbers and choices in a side panel.

#include <optional>
#include <string_view>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

// A number as people type it, with a point or a comma: "36", "36,5". Nothing if it is not a number.
std::optional<double> typed_number(std::string_view typed);

// A whole number in the range: typed, or changed by a step with the minus and plus beside its field. Typed
// numbers out of range are left for the player to complete. True if the value was changed.
bool whole_number(ui::Ui& ui, const Phrase& label, int& value, const ui::Range& range);
// Inches, to the hundredth; minus and plus change it by one.
bool number_of_inches(ui::Ui& ui, const Phrase& label, double& value, double low, double high);

// A heading that folds or unfolds its part of the page when pressed. True if it was pressed.
bool fold(ui::Ui& ui, const Phrase& title, bool open);

// What `row` asks, side by side if there is room, with the chosen one marked. Returns the one that was pressed instead.
std::optional<std::size_t> one_of(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels, std::size_t chosen);

}  // namespace screens
