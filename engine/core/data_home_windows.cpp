#include <windows.h>

#include <shlobj.h>

#include "engine/core/data_home.h"

namespace core {

std::optional<std::filesystem::path> data_home() {
    wchar_t folder[MAX_PATH];
    if (SHGetFolderPathW(nullptr, CSIDL_APPDATA, nullptr, SHGFP_TYPE_CURRENT, folder) != S_OK) return std::nullopt;
    return std::filesystem::path(folder);
}

std::error_code make_user_folder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error && !std::filesystem::is_directory(folder)) return std::make_error_code(std::errc::not_a_directory);
    return error;
}

}  // namespace core
