#pragma once
// Settings as they are read: of a table, and of a Rules Gimmick. Refused with BAD_SETTING.

#include "game/rules/json_field.h"
#include "game/rules/universalis/settings.h"

namespace rules::universalis {

Setting setting_from(const Field& field);
// {"aftermath_purse": "bonus", ...}
Options options_from(const Field& field);

}  // namespace rules::universalis
