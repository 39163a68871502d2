#pragma once
// The story of a Card Draw campaign: what happened and what was told.

#include <vector>

#include "game/stories/card_draw/rules/event.h"
#include "game/stories/kit/story_document.h"

namespace story {

// One accepted command: the match after it, and its events.
struct CardStep {
    const rules::card_draw::Match& after;
    const rules::card_draw::Events& events;
};

// Returns all sessions of a campaign from its steps: who plays, each scene, its challenges, competitions and frays with
// their cards as footnotes, and what was told about played cards, alterations and successes.
std::vector<DocumentPart> card_parts(const std::vector<CardStep>& steps);

}  // namespace story
