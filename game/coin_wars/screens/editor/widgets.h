#pragma once
// Number fields and choices in a side panel.

#include <optional>
#include <string_view>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

// Parses a typed number with a point or a comma: "36", "36,5". Returns nullopt if it is not a number.
std::optional<double> typed_number(std::string_view typed);

// Draws a whole number in the range with minus and plus buttons. Numbers typed out of range are left for the player to
// complete. True if the value was changed.
bool whole_number(ui::Ui& ui, const Phrase& label, int& value, const ui::Range& range);
// The same for inches with two decimals; minus and plus change it by one.
bool number_of_inches(ui::Ui& ui, const Phrase& label, double& value, double low, double high);

// Draws a heading that opens or closes its part of the page. True if it was pressed.
bool fold(ui::Ui& ui, const Phrase& title, bool open);

// Draws the options of `row`, side by side as far as they fit, with the chosen one marked. Returns a newly pressed one.
std::optional<std::size_t> one_of(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels, std::size_t chosen);

}  // namespace screens
