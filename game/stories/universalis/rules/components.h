#pragma once
// 2.7 to 2.9: Components come, go and change hands.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// ELIMINATED, IS_MASTER
Check check_in_play(const Match& match, int card);
Check check_not_master(const Match& match, int card);
// LOCKED_BY_COMPLICATION: it is involved
Check check_free(const Match& match, int card);

// What SetLocation asks of a card that is there: IS_MASTER, ELIMINATED
Check check_can_appear(const Match& match, int card);

struct NewCard {
    std::string name;
    CardKind kind{};
    bool master = false;
};
enum class Appears { InScene, OffStage };
// The card's number; in the scene its maker controls it, a guest if a mini-scene runs.
int create(CommandContext& context, const NewCard& made, Appears where);
void introduce(CommandContext& context, int card);
void leave(CommandContext& context, int card);
// Its placement and whether it is eliminated, for undoing.
void remember(CommandContext& context, int card);

// UNI-52, UNI-92, UNI-93: who may change a card.

// To add something: ELIMINATED, LOCKED_BY_COMPLICATION, NOT_CONTROLLER, NOT_INVOLVED
Check check_may_add(const Match& match, int seat, int card);
// To take something away: also NOT_IN_SCENE
Check check_may_take_away(const Match& match, int seat, int card);
// FROZEN_BY_NARRATION
Check check_not_frozen(const Match& match, int seat, int trait);

}  // namespace rules::universalis
