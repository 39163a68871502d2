#pragma once
// 2.5: turns; Events, narration and dialogue.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// Call when the turn, the go or the phase changes: fines and matters may be called again (UNI-76).
void new_moment(Match& match);
void enter(Match& match, Phase phase);
// Sets the next turn's number and owner; the phase stays.
void begin_turn(Match& match, int seat);
// not_in_scene
Check check_in_scene(const Match& match, int card);
// broke: UNI-25
Check check_not_broke(const Match& match, int seat);

}  // namespace rules::universalis
