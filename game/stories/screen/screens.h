#pragma once
// The screens of the story games, and the pictures in their rule books.

#include <memory>
#include <optional>
#include <span>

#include "engine/render/scene.h"
#include "game/kit/coin_type.h"
#include "game/kit/json.h"
#include "game/shell/screen.h"

namespace screens {

std::unique_ptr<Screen> make_story_table(App& app);
std::unique_ptr<Screen> make_coin_rpg(App& app);
std::unique_ptr<Screen> make_edged_coins(App& app);
std::unique_ptr<Screen> make_card_draw(App& app);
std::unique_ptr<Screen> make_universalis(App& app);

// A picture in a rule book as a small table (its form: help_picture.cpp); nullopt if it is not in this form. `coins`:
// penny, nickel, dime, quarter.
std::optional<render::Scene> story_help_picture(ui::Ui& ui, std::span<const rules::CoinType> coins,
                                                const rules::Json& picture);

}  // namespace screens
