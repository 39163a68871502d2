#pragma once
// Small print in as much room as there is, pixels.

#include <string>
#include <vector>

#include "engine/ui/ui.h"

namespace ui {

// Broken where words end; nothing where a word is wider.
std::vector<std::string> small_lines(const Ui& ui, const std::string& words, double width);
// As much of it as fits, with dots behind it.
std::string small_start(const Ui& ui, std::string words, double width);
// All of it if it fits, else its start.
Phrase fitted(const Ui& ui, const Phrase& text, double width);

}  // namespace ui
