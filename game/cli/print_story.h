#pragma once
// The sheets and cards of a story of Coin Wars the RPG, for `coinwars-cli print`.

#include "engine/words/catalogue.h"
#include "game/kit/session/record.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"

namespace cli {

// Open includes the undrawn Scenes, which nobody should know yet.
enum class Pile { Closed, Open };

// The Character sheets and the drawn Scenes at the end of the record, which must be valid; with an open pile, the whole
// pile instead of the drawn Scenes.
std::vector<print::Sheet> rpg_sheets(const rules::Record& record, const words::Catalogue& language,
                                     const print::Paper& paper, const print::Letters& letters, Pile pile);

}  // namespace cli
