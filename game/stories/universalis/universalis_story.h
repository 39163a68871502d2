#pragma once
// Section 6: what was told at a table of Universalis: its Tenets, each scene headed by where it began, with
// its Events, narration, dialogue and what was bought in order, Complications in a line with Traits, dice and
// Bonus as footnotes, and the cast.

#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/universalis_teller.h"

namespace story {

// Of what was told until that match. What a Challenge has undone is left out; what it has struck in the log is told as
// struck.
enum class Cast { Listed, LeftOut };  // at the end
std::vector<DocumentPart> universalis_parts(const std::vector<Sentence>& told, const rules::universalis::Match& match,
                                            Cast cast = Cast::Listed);

}  // namespace story
