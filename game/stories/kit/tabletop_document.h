#pragma once
// A story table without rules on paper: its cards in the order in which they are read, the coins upon it, what was
// thrown. What lies face down is counted and not told.

#include <span>

#include "game/stories/kit/story_document.h"
#include "game/stories/kit/tabletop.h"

namespace story {

// `thrown`: the newest first.
std::vector<DocumentPart> tabletop_document(const Tabletop& tabletop, std::span<const words::Phrase> thrown);

}  // namespace story
