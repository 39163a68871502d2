#pragma once
// A rule book on paper: what help shows, but for the pictures, on pages of half a sheet.

#include <memory>
#include <string>
#include <vector>

#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/print/sheet.h"
#include "game/shell/help/rule_book.h"
#include "game/shell/screen.h"

namespace screens {

// As many pages as make whole sheets with four on each, and print as large as these pages allow. The book is translated,
// and so are its title and `about`, which stands below it.
std::vector<print::Sheet> booklet_pages(const HelpBook& book, const std::string& title, const std::string& about,
                                        const print::Paper& paper, const print::Letters& letters);

// Printing the rule book of a game ("coin-wars") in the language of the window; help and what else prints open it.
std::unique_ptr<Screen> make_booklet_screen(const std::string& game, const Phrase& title);

}  // namespace screens
