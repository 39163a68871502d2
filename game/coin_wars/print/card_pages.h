#pragma once
// Index cards to cut out, 3 by 5 inches: the measuring
// card, one card per side, the agreed rules, the history.

#include "game/coin_wars/print/print_job.h"

namespace print {

std::vector<Page> card_pages(const Job& job);

}  // namespace print
