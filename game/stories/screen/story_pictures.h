#pragma once
// What a story on paper shows, painted as it lies on the table: the coins that stand for people, playing cards.

#include "game/shell/app.h"
#include "game/stories/kit/story_document.h"

namespace screens {

// All pictures of the parts; one that the graphics driver cannot paint is left out.
void paint_pictures(App& app, std::vector<story::DocumentPart>& parts);

}  // namespace screens
