#pragma once
// The deployment sheet: the whole table in true size over as many pages as it needs.

#include "game/coin_wars/print/print_job.h"

namespace print {

// In table inches: the border, ground, zones, arrival areas, Armies, coins.
std::vector<Mark> table_marks(const Job& job);
std::vector<Page> table_pages(const Job& job);
Tiling table_tiling(const Job& job);

}  // namespace print
