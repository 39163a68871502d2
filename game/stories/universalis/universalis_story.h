#pragma once
// Section 6: the story of a Universalis table: its Tenets; each scene, headed by where it began, with its Events,
// narration, dialogue and purchases in order; Complications in one line, with Traits, dice and Bonus as footnotes; and
// the cast.

#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/universalis_teller.h"

namespace story {

// Tells everything up to that match. Acts undone by a Challenge are left out; acts struck in the log are marked as
// struck.
enum class Cast { Listed, LeftOut };  // at the end
std::vector<DocumentPart> universalis_parts(const std::vector<Sentence>& told, const rules::universalis::Match& match,
                                            Cast cast = Cast::Listed);

}  // namespace story
