#pragma once
// Section 6: what was told at a table of Universalis: its Tenets, each scene headed by where it began, with
// its Events, narration, dialogue and what was bought in order, Complications in a line with Traits, dice and
// Bonus as footnotes, and the cast.

#include <vector>

#include "game/stories/kit/story_document.h"
#include "game/stories/universalis/rules/event.h"
#include "game/stories/universalis/rules/universalis.h"

namespace story {

// One accepted command: where it led to, and what happened.
struct UniversalisStep {
    const rules::universalis::Match& after;
    const rules::universalis::Events& events;
};

// What a Challenge has undone is left out; what it has struck in the log is told as struck.
enum class Cast { Listed, LeftOut };  // at the end
std::vector<DocumentPart> universalis_parts(const std::vector<UniversalisStep>& steps, Cast cast = Cast::Listed);

// What Universalis calls things, at its table and in the story that is kept of it.

words::Phrase tenet_in_words(rules::universalis::TenetKind kind);
words::Phrase card_kind_in_words(rules::universalis::CardKind kind);
words::Phrase time_in_words(rules::universalis::SceneTime time);  // "in the past"

}  // namespace story
