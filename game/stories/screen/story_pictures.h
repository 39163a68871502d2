#pragma once
// The pictures of a story on paper, painted as they look on the table: the people's coins, playing cards.

#include "engine/render/scene.h"
#include "game/shell/app.h"
#include "game/stories/kit/story_document.h"

namespace screens {

// Returns the coin that stands for a person, numbered by first appearance; the first thirty all look different.
render::CoinSprite face_of(int person);

// Paints all pictures of the parts; omits those that the graphics driver cannot paint.
void paint_pictures(Drawing& drawing, std::vector<story::DocumentPart>& parts);

}  // namespace screens
