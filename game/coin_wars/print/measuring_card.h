#pragma once
// The card that one plays with: its edges marked in inches, and who moves by which.

#include "game/coin_wars/print/card_text.h"

namespace print {

Card measuring_card(const Job& job);

}  // namespace print
