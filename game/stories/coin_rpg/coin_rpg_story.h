#pragma once
// RPG-57: the story of a Coin Wars the RPG table: what happened and what was narrated.

#include <vector>

#include "game/stories/coin_rpg/rules/event.h"
#include "game/stories/kit/story_document.h"

namespace story {

// One accepted command: the match before and after it, and its events.
struct RpgStep {
    const rules::coin_rpg::Match& before;
    const rules::coin_rpg::Match& after;
    const rules::coin_rpg::Events& events;
};

// Returns all Adventures of a table from its steps: who plays, each Scene with its card, each round with its tosses,
// each player's narration, the outcome and the experience gained.
std::vector<DocumentPart> rpg_parts(const std::vector<RpgStep>& steps);

// How a Scene ended for a player: "beat it, margin 2".
words::Phrase fate_in_words(rules::coin_rpg::Fate fate, const std::vector<int>& margins);

// "Yours: Positives 2 + the Scene's Negatives 2 = 4. The Scene's: Positives 1 + your Negatives 0 = 1."
words::Phrase rpg_arithmetic(const rules::coin_rpg::Match& match, const rules::coin_rpg::Score& score);

// The original game's authors: shown with the game and at the end of every story.
inline constexpr const char* kRpgCredit =
    "After the original game \"Coin Wars the RPG\" by Integral Entertainment (integralent@gmail.com, "
    "http://geocities.com/integralent/), free to distribute and reuse as long as this credit stays.";

}  // namespace story
