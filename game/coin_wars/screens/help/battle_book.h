#pragma once
// The wargame's rule book, with battles as its pictures and a link to the lesson.

#include <memory>

#include "game/coin_wars/screens/common/battle_app.h"
#include "game/shell/help/help_screen.h"

namespace screens {

// `scenario`: the battle below help, or nullptr.
HelpSource battle_book(BattleApp& app, const std::shared_ptr<const cw::Scenario>& scenario);

}  // namespace screens
