#pragma once
// The table of the lists of points (BX-8) in the rule book: what each is made of, and how it fares against the others.

#include "engine/words/catalogue.h"
#include "game/coin_wars/battles/library.h"
#include "game/shell/help/rule_book.h"

namespace screens {

// Of assets/league/lists.json, best first. Scores in %.
HelpTable list_figures(const battles::Library& library, const words::Catalogue& catalogue);

}  // namespace screens
