#pragma once
// The measuring card for play: its edges marked in inches, and which coins move by which edge.

#include "game/coin_wars/print/card_text.h"

namespace print {

Card measuring_card(const Job& job);

}  // namespace print
