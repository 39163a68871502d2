#pragma once
// 2.7 to 2.9: Components enter, exit and change hands.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// eliminated, is_master
Check check_in_play(const Match& match, int card);
Check check_not_master(const Match& match, int card);
// locked_by_complication: it must not be involved
Check check_free(const Match& match, int card);

// SetLocation's conditions for an existing card: is_master, eliminated
Check check_can_appear(const Match& match, int card);

struct NewCard {
    std::string name;
    CardKind kind{};
    bool master = false;
};
enum class Appears { InScene, OffStage };
// Returns the card's number; in the scene its maker controls it, as a guest during a mini-scene.
int create(CommandContext& context, const NewCard& made, Appears where);
void introduce(CommandContext& context, int card);
void leave(CommandContext& context, int card);
// Saves its placement and whether it is eliminated, for undoing.
void remember(CommandContext& context, int card);

// UNI-52, UNI-92, UNI-93: who may change a card.

// For adding: eliminated, locked_by_complication, not_controller, not_involved
Check check_may_add(const Match& match, int seat, int card);
// For removing: also not_in_scene
Check check_may_take_away(const Match& match, int seat, int card);
// frozen_by_narration
Check check_not_frozen(const Match& match, int seat, int trait);

}  // namespace rules::universalis
