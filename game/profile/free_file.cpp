#include "game/profile/free_file.h"

#include <algorithm>

#include "engine/core/path.h"

namespace profile {

namespace fs = std::filesystem;

fs::path free_file(const fs::path& folder, const std::string& name, const char* ending,
                   const std::function<bool(const fs::path&)>& may_replace) {
    std::error_code none;
    fs::path file = folder / core::path(name + ending);
    for (int number = 2; fs::exists(file, none) && !(may_replace && may_replace(file)); ++number)
        file = folder / core::path(name + " " + std::to_string(number) + ending);
    return file;
}

fs::path free_file(const fs::path& folder, const std::string& name, std::span<const char* const> endings) {
    const auto is_taken = [](const fs::path& file) {
        std::error_code none;
        return fs::exists(file, none);
    };
    for (int number = 1;; ++number) {
        const std::string numbered = number == 1 ? name : name + " " + std::to_string(number);
        const auto file = [&](const char* ending) { return folder / core::path(numbered + ending); };
        if (std::ranges::none_of(endings, is_taken, file)) return file(endings.front());
    }
}

}  // namespace profile
