#pragma once
// What people chose, kept in the profile folder as settings.json. A file that cannot be read counts as none.

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

Kept load_settings(const std::filesystem::path& profile);
core::Result<void, std::string> store_settings(const std::filesystem::path& profile, const Kept& kept);

}  // namespace screens
