#pragma once
// What Universalis calls things, at its table and in the story that is kept of it.

#include "game/stories/universalis/rules/universalis.h"

namespace story {

words::Phrase tenet_in_words(rules::universalis::TenetKind kind);
words::Phrase time_in_words(rules::universalis::SceneTime time);  // "in the past"

}  // namespace story
