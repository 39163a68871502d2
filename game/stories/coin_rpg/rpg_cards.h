#pragma once
// Coin Wars the RPG at a real table: Character sheets and Scene cards to cut out, in true size.

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
    const Letters& letters;
};

// A sheet for everybody who has a Character: Traits with a circle for each coin, those that are lost crossed out,
// Powers, experience. None if there is no Character yet.
std::vector<Sheet> character_sheets(const RpgJob& job);
// The whole game in ten lines on one index card, in the table's own words.
std::vector<Sheet> basics_card(const RpgJob& job);
// Those of the row in the order of play; of the whole pile, as they were written. Each with all of its text.
enum class RpgScenes { Row, Pile };
std::vector<Sheet> scene_cards(const RpgJob& job, RpgScenes which);

}  // namespace print
