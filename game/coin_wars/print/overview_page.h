#pragma once
// The first page: a map of the battle with the layout of
// its pages, the legend, and a check of the print's scale.

#include "game/coin_wars/print/print_job.h"

namespace print {

Page overview_page(const Job& job);

}  // namespace print
