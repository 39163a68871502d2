#pragma once
// The wargame's rule book: its pictures are battles, its first session the lesson.

#include <memory>

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/help/help_screen.h"

namespace screens {

// `scenario`: the battle that help is opened from; null: none.
HelpSource battle_book(BattleApp& app, const std::shared_ptr<const cw::Scenario>& scenario);

}  // namespace screens
