// what happened is told in words; a scene of one's own gets a text on its card. The table stays as it is.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Events apply(Match&, const Tell& command) { return {Told{command}}; }

Events apply(Match&, const WriteScene& command) { return {SceneWritten{command}}; }

}  // namespace rules::card_draw
