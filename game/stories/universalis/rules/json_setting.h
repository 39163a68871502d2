#pragma once
// Settings as they are read: of a table, and of a Rules Gimmick. Refused with BAD_SETTING.

#include "game/kit/json_field.h"
#include "game/stories/universalis/rules/settings.h"

namespace rules::universalis {

// The two words of an option that a setting names; none of the Refreshment.
const Words& values_of(SettingName name);
Setting setting_from(const Field& field);
// {"aftermath_purse": "bonus", ...}
Options options_from(const Field& field);

}  // namespace rules::universalis
