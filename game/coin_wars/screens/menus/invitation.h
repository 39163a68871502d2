#pragma once
// The content of an empty list: a table, one sentence and one button.

#include "game/coin_wars/screens/common/preview.h"

namespace screens {

// A picture of this battle's start; without one if it cannot be read.
std::optional<Preview> picture_of_battle(const BattleApp& app, const std::string& battle);

struct Invitation {
    const std::optional<Preview>& picture;
    Phrase sentence, button;
};
// Draws it on paper in the middle of the page, low enough for the window. True if the button was pressed.
bool draw_invitation(BattleApp& app, const Invitation& invitation);

}  // namespace screens
