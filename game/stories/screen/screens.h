#pragma once
// Factories for the screens of the story games.

#include <memory>

#include "game/shell/screen.h"

namespace screens {

std::unique_ptr<Screen> make_story_table(App& app);
std::unique_ptr<Screen> make_coin_rpg(App& app);
std::unique_ptr<Screen> make_edged_coins(App& app);
std::unique_ptr<Screen> make_card_draw(App& app);
std::unique_ptr<Screen> make_universalis(App& app);

}  // namespace screens
