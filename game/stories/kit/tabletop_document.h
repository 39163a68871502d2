#pragma once
// A story table without rules on paper: its cards in reading order, the coins on it, and what was thrown. Face-down
// cards are counted but not shown.

#include <span>

#include "game/stories/kit/story_document.h"
#include "game/stories/kit/tabletop.h"

namespace story {

// `thrown`: newest first.
std::vector<DocumentPart> tabletop_document(const Tabletop& tabletop, std::span<const words::Phrase> thrown);

}  // namespace story
