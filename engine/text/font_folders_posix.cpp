#include "engine/core/path.h"
#include "engine/core/system_text.h"
#include "engine/text/font_folders.h"

namespace text {

// macOS' folders first, then those of other systems.
std::vector<std::filesystem::path> font_folders() {
    const std::filesystem::path home = core::path(core::environment("HOME"));
    return {"/System/Library/Fonts", "/Library/Fonts",         home / "Library/Fonts",
            "/usr/share/fonts",      "/usr/local/share/fonts", home / ".local/share/fonts"};
}

}  // namespace text
