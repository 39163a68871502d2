#include <windows.h>

#include <shlobj.h>

#include "engine/core/data_home.h"

namespace core {

std::optional<std::filesystem::path> data_home() {
    wchar_t folder[MAX_PATH];
    if (SHGetFolderPathW(nullptr, CSIDL_APPDATA, nullptr, SHGFP_TYPE_CURRENT, folder) != S_OK) return std::nullopt;
    return std::filesystem::path(folder);
}

}  // namespace core
