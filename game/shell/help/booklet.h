#pragma once
// The rule book on paper: the texts of the help screen without its pictures, on half-sheet pages.

#include <memory>
#include <string>
#include <vector>

#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/print/sheet.h"
#include "game/shell/help/rule_book.h"
#include "game/shell/screen.h"

namespace screens {

// Sets the book on whole sheets of four pages each, with type as large as they allow. The book, its title and the
// subtitle `about` are already translated.
std::vector<print::Sheet> booklet_pages(const HelpBook& book, const std::string& title, const std::string& about,
                                        const print::Paper& paper, const print::FontMetrics& letters);

// Makes the screen for printing a game's rule book ("coin-wars") in the window's language.
std::unique_ptr<Screen> make_booklet_screen(const std::string& game, const Phrase& title);

}  // namespace screens
