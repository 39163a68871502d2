#pragma once
// The pictures in the story games' rule books: a small table, in inches, origin lower left.
//
//   size      of the mat: [12, 5]
//   cards     index cards: {"at": [x, y], "angle": degrees, "title": "...", "lines": ["...", ...]}
//   coins     ["penny", "heads", x, y]
//   dice      [sides, shown, x, y]
//   playing   playing cards: ["QS", x, y]; "back": face down
//   notes     captions on strips of paper: ["3 to 7", x, y]

#include <optional>
#include <span>

#include "engine/render/scene.h"
#include "engine/ui/ui.h"
#include "game/kit/coin_type.h"
#include "game/kit/json.h"

namespace screens {

// `coins`: penny, nickel, dime, quarter. Returns nullopt if the picture is not in this form.
std::optional<render::Scene> story_help_picture(ui::Ui& ui, std::span<const rules::CoinType> coins,
                                                const rules::Json& picture);

}  // namespace screens
