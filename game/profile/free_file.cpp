#include "game/profile/free_file.h"

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

}  // namespace profile
