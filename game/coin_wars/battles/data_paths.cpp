#include "game/coin_wars/battles/data_paths.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/system_text.h"

namespace battles {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> path_folders() {
#ifdef _WIN32
    constexpr char kSeparator = ';';
#else
    constexpr char kSeparator = ':';
#endif
    const std::string list = core::environment("PATH");
    std::vector<fs::path> folders;
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find(kSeparator, start), list.size());
        if (end > start) folders.push_back(core::path(list.substr(start, end - start)));
        start = end + 1;
    }
    return folders;
}

// The folder of the executable, with links resolved.
std::optional<fs::path> folder_of(const fs::path& program) {
    std::error_code error;
    if (program.has_parent_path()) return fs::weakly_canonical(program, error).parent_path();
    for (const fs::path& folder : path_folders())
        if (fs::exists(folder / program, error)) return fs::weakly_canonical(folder / program, error).parent_path();
    return std::nullopt;
}

bool is_home(const fs::path& folder) {
    std::error_code error;
    return fs::exists(folder / "assets" / "schemas" / "battle.schema.json", error);
}

}  // namespace

std::optional<fs::path> find_home(const fs::path& program) {
    std::error_code error;
    const fs::path start = folder_of(program).value_or(fs::current_path(error));
    // Beside the executable; installed (bin/ next to share/); in a build folder inside the source tree.
    for (const fs::path& folder :
         {start, start / ".." / "share" / "coinwars", start / "..", start / ".." / "..", start / ".." / ".." / ".."})
        if (is_home(folder)) return fs::weakly_canonical(folder, error);
    return std::nullopt;
}

std::optional<fs::path> find_profile() {
    const auto data = core::data_home();
    return data ? std::optional(*data / "coinwars") : std::nullopt;
}

}  // namespace battles
