// telling what happened; writing the text on the card of the table's own scene. Neither changes the game.

#include "game/stories/card_draw/rules/checks.h"
#include "game/stories/card_draw/rules/event.h"

namespace rules::card_draw {

Events apply(Match&, const Tell& command) { return {Told{command}}; }

Events apply(Match&, const WriteScene& command) { return {SceneWritten{command}}; }

}  // namespace rules::card_draw
