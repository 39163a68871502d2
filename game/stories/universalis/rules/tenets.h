#pragma once
// 2.2: preparation and Tenets.

#include "game/stories/universalis/rules/checks.h"
#include "game/stories/universalis/rules/command_context.h"

namespace rules::universalis {

// UNI-10: reports the settings in force if they differ from `before`.
void tell_setting(CommandContext& context, const Settings& before);

}  // namespace rules::universalis
