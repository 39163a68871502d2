#pragma once
// The wargame's rule book: its pictures are battles, its first session the lesson.

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/help/help_screen.h"

namespace screens {

HelpSource battle_book(BattleApp& app);

}  // namespace screens
