#pragma once
// Draws a row of the settings list and changes its value.

#include "game/shell/settings_list.h"

namespace screens {

// Saves the settings if the value changes.
void draw_setting(App& app, const Setting& setting);
const Setting& setting_called(std::string_view key);  // by its key in the list

}  // namespace screens
