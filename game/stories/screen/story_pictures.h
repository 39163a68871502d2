#pragma once
// What a story on paper shows, painted as it lies on the table: the coins that stand for people, playing cards.

#include "engine/render/scene.h"
#include "game/shell/app.h"
#include "game/stories/kit/story_document.h"

namespace screens {

// The coin that stands for somebody, by the order in which they come; no two of thirty look the same.
render::CoinSprite face_of(int person);

// All pictures of the parts; one that the graphics driver cannot paint is left out.
void paint_pictures(Drawing& drawing, std::vector<story::DocumentPart>& parts);

}  // namespace screens
