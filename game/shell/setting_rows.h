#pragma once
// A line of the list of settings, drawn and changed.

#include "game/shell/settings_list.h"

namespace screens {

// Where its value changes, whoever draws it keeps the settings.
void draw_setting(App& app, const Setting& setting);
const Setting& setting_called(std::string_view key);  // one of the list

}  // namespace screens
