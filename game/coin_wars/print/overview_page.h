#pragma once
// The first page: the battle small, how its pages lie, what the signs mean, and whether it was printed in
// true size.

#include "game/coin_wars/print/print_job.h"

namespace print {

Page overview_page(const Job& job);

}  // namespace print
