#pragma once
// A story game's story on paper: typeset pages, its tosses as endnotes, then the credit.

#include <vector>

#include "engine/words/catalogue.h"
#include "game/print/font_metrics.h"
#include "game/print/paper.h"
#include "game/stories/kit/story_document.h"

namespace print {

// Returns at least one sheet, each with its number at the foot.
std::vector<Sheet> document_pages(const story::StoryDocument& document, const words::Catalogue& language,
                                  const Paper& paper, const FontMetrics& letters);

}  // namespace print
