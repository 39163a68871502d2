#pragma once
// Numbers and choices on a slip.

#include <optional>
#include <string_view>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

// A number as people type it, with a point or a comma: "36", "36,5". Nothing where it is none.
std::optional<double> typed_number(std::string_view typed);

// A whole number within low and high: typed, or changed by a step with the signs beside its field. What is
// typed and is out of range waits for more. True where it was changed.
bool whole_number(ui::Ui& ui, const Phrase& label, int& value, const ui::Range& range);
// Inches, to the hundredth; the signs change it by one.
bool number_of_inches(ui::Ui& ui, const Phrase& label, double& value, double low, double high);

// A heading that can be pressed: its part of the page is folded away or lies open below. True where it was.
bool fold(ui::Ui& ui, const Phrase& title, bool open);

// Side by side where they have room, the chosen one marked: the one that was pressed instead.
std::optional<std::size_t> one_of(ui::Ui& ui, const std::vector<Phrase>& labels, std::size_t chosen);

}  // namespace screens
