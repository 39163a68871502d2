#include <sys/stat.h>

#include <cerrno>

#include "engine/core/data_home.h"
#include "engine/core/system_text.h"

namespace core {

namespace {

// Empty counts as unset, and a relative path would depend on where the program is started.
std::optional<std::filesystem::path> folder_in(const char* variable) {
    const std::filesystem::path folder = environment(variable);
    return folder.is_absolute() ? std::optional(folder) : std::nullopt;
}

}  // namespace

// Follows the XDG Base Directory Specification, except on macOS.
std::optional<std::filesystem::path> data_home() {
    const auto home = folder_in("HOME");
#ifdef __APPLE__
    return home ? std::optional(*home / "Library" / "Application Support") : std::nullopt;
#else
    if (auto data = folder_in("XDG_DATA_HOME")) return data;
    return home ? std::optional(*home / ".local" / "share") : std::nullopt;
#endif
}

std::error_code make_user_folder(const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_status there = fs::status(folder, error);
    if (fs::is_directory(there)) return {};
    if (fs::exists(there)) return std::make_error_code(std::errc::not_a_directory);
    // "saves/" is the same folder as "saves".
    if (!folder.has_filename() && folder.has_relative_path()) return make_user_folder(folder.parent_path());
    if (folder.has_relative_path() && folder.has_parent_path())
        error = make_user_folder(folder.parent_path());
    else
        error.clear();
    if (error) return error;
    return ::mkdir(folder.c_str(), 0700) == 0 || errno == EEXIST ? std::error_code()
                                                                 : std::error_code(errno, std::generic_category());
}

}  // namespace core
