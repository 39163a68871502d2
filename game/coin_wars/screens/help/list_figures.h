#pragma once
// The table of the lists of points (BX-8) in the rule book: the coins of each, and its score against the others.

#include "engine/words/catalogue.h"
#include "game/coin_wars/battles/library.h"
#include "game/shell/help/rule_book.h"

namespace screens {

// Reads assets/league/lists.json; best first, scores in %.
HelpTable list_figures(const battles::Library& library, const words::Catalogue& catalogue);

}  // namespace screens
