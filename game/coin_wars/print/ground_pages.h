#pragma once
// Terrain to cut out, in true size: small pieces together on a page, large ones over several.

#include "game/coin_wars/print/print_job.h"

namespace print {

std::vector<Page> ground_pages(const Job& job);

}  // namespace print
