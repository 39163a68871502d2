#pragma once
// The parts of the help screen.

#include <string_view>
#include <vector>

#include "game/shell/app.h"
#include "game/shell/help/rule_book.h"

namespace screens {

void draw_help_keys(App& app);
void draw_help_credits(ui::Ui& ui);
// Draws an entry. `on_table`: what the table below has agreed on about it.
void draw_help_entry(ui::Ui& ui, const HelpEntry& entry, const std::vector<Phrase>& on_table,
                     const std::vector<std::string>& words);
// Draws text over the full width, with matches highlighted as with a marker pen.
void marked_text(ui::Ui& ui, std::string_view text, const std::vector<std::string>& words, ui::Print print = {});
// Returns, for example, "CW-13, R-14".
std::string numbers_of(const HelpEntry& entry);

}  // namespace screens
