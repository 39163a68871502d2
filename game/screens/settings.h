#pragma once
// What people chose, kept in the profile folder as settings.json. A file that cannot be read counts as none.

#include <string>
#include <string_view>

#include "game/screens/screen.h"

namespace screens {

struct WindowState {
    int width = 0, height = 0;  // points; 0: never remembered
    bool maximised = false, full_screen = false;
};

struct Kept {
    Settings settings;
    WindowState window;
};

// Of a file's text: what is missing or no such thing is as by default, numbers beyond their range are at its
// end.
Kept settings_from(std::string_view text);
std::string settings_text(const Kept& kept);
Kept load_settings(const std::filesystem::path& profile);
core::Result<void, std::string> store_settings(const std::filesystem::path& profile, const Kept& kept);

}  // namespace screens
