#include "engine/core/path.h"
#include "engine/core/system_text.h"
#include "engine/text/font_folders.h"

namespace text {

std::vector<std::filesystem::path> font_folders() {
    const auto below = [](const char* variable, const char* folder) {
        return core::path(core::environment(variable)) / folder;
    };
    return {below("SystemRoot", "Fonts"), below("LOCALAPPDATA", "Microsoft/Windows/Fonts")};
}

}  // namespace text
