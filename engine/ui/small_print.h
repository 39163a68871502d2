#pragma once
// Small print in limited room; widths in pixels.

#include <string>
#include <vector>

#include "engine/ui/ui.h"

namespace ui {

// Wraps at word ends; empty if a word is wider.
std::vector<std::string> small_lines(const Ui& ui, const std::string& words, double width);
// As much as fits, with an ellipsis.
std::string small_start(const Ui& ui, std::string words, double width);
// All of it if it fits, otherwise its start.
Phrase fitted(const Ui& ui, const Phrase& text, double width);

}  // namespace ui
