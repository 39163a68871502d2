#pragma once
// Coin Wars the RPG at a real table: Character sheets and Scene cards to cut out, in actual size.

#include <vector>

#include "engine/words/catalogue.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/stories/coin_rpg/rules/match.h"

namespace print {

struct RpgJob {
    const rules::coin_rpg::Match& match;
    const words::Catalogue& language;
    const Paper& paper;
    const FontMetrics& letters;
};

// Returns a sheet for everybody who has a Character: Traits with a circle for each coin, lost ones crossed out, Powers,
// experience. Empty if there is no Character yet.
std::vector<Sheet> character_sheets(const RpgJob& job);
// Returns the whole game in ten lines on one index card, in the table's own terms.
std::vector<Sheet> basics_card(const RpgJob& job);
// The row's cards in order of play, or the whole pile in the order written; each with its full text.
enum class RpgScenes { Row, Pile };
std::vector<Sheet> scene_cards(const RpgJob& job, RpgScenes which);

}  // namespace print
