#pragma once
// Index cards, 3 by 5 inches, to cut out: the measuring card, a card a side, what is agreed on, the history.

#include "game/coin_wars/print/print_job.h"

namespace print {

std::vector<Page> card_pages(const Job& job);

}  // namespace print
