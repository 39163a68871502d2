#pragma once
// A story of one of the story games on paper: a well set page, its tosses as notes at the end, then the
// credit.

#include <vector>

#include "engine/words/catalogue.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/stories/kit/story_document.h"

namespace print {

// At least one sheet, each with its number at the foot.
std::vector<Sheet> document_pages(const story::StoryDocument& document, const words::Catalogue& language,
                                  const Paper& paper, const Letters& letters);

}  // namespace print
