#pragma once
// The parts of the help screen.

#include <string_view>
#include <vector>

#include "game/shell/app.h"
#include "game/shell/help/rule_book.h"

namespace screens {

void draw_help_keys(App& app);
void draw_help_credits(ui::Ui& ui);
// `on_table`: what is agreed on about it where help was opened.
void draw_help_entry(ui::Ui& ui, const HelpEntry& entry, const std::vector<Phrase>& on_table,
                     const std::vector<std::string>& words);
// Text over the whole width, with the matches highlighted as with a felt pen.
void marked_text(ui::Ui& ui, std::string_view text, const std::vector<std::string>& words, ui::Print print = {});
// "CW-13, R-14".
std::string numbers_of(const HelpEntry& entry);

}  // namespace screens
