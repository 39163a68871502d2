#pragma once
// What happened in a campaign of Card Draw and what was told there.

#include <vector>

#include "game/stories/card_draw/rules/event.h"
#include "game/stories/kit/story_document.h"

namespace story {

// One accepted command: where it led to, and what happened.
struct CardStep {
    const rules::card_draw::Match& after;
    const rules::card_draw::Events& events;
};

// All sessions of a campaign from its steps: who plays, each scene, its challenges, competitions and frays
// with the cards behind them as footnotes, and what was told with played cards, alterations and successes.
std::vector<DocumentPart> card_parts(const std::vector<CardStep>& steps);

}  // namespace story
