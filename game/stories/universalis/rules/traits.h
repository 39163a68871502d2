#pragma once
// UNI-45 to UNI-51: Traits and Importance; 2.8: links.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

Check check(const Match& match, const AddTrait& command);
Check check(const Match& match, const RemoveTrait& command);
Check check(const Match& match, const RestoreTrait& command);
Check check(const Match& match, const Link& command);
void apply(CommandContext& context, const AddTrait& command);
void apply(CommandContext& context, const RemoveTrait& command);
void apply(CommandContext& context, const RestoreTrait& command);
void apply(CommandContext& context, const Link& command);

// What a legal one does, the coin apart.
void carry_out(CommandContext& context, const RemoveTrait& command);
void carry_out(CommandContext& context, const RestoreTrait& command);

// UNI-49 to UNI-51, UNI-58: elimination and reinstating, and several levels in one act.

Check check(const Match& match, const Eliminate& command);
Check check(const Match& match, const Reinstate& command);
Check check(const Match& match, const ReduceImportance& command);
Check check(const Match& match, const RestoreImportance& command);
void apply(CommandContext& context, const Eliminate& command);
void apply(CommandContext& context, const Reinstate& command);
void apply(CommandContext& context, const ReduceImportance& command);
void apply(CommandContext& context, const RestoreImportance& command);

}  // namespace rules::universalis
