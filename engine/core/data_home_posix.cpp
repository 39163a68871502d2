#include "engine/core/data_home.h"
#include "engine/core/system_text.h"

namespace core {

namespace {

// Empty counts as not set, and what is not absolute would be another folder wherever the program is started.
std::optional<std::filesystem::path> folder_in(const char* variable) {
    const std::filesystem::path folder = environment(variable);
    return folder.is_absolute() ? std::optional(folder) : std::nullopt;
}

}  // namespace

// The XDG Base Directory Specification; macOS has its own way.
std::optional<std::filesystem::path> data_home() {
    const auto home = folder_in("HOME");
#ifdef __APPLE__
    return home ? std::optional(*home / "Library" / "Application Support") : std::nullopt;
#else
    if (auto data = folder_in("XDG_DATA_HOME")) return data;
    return home ? std::optional(*home / ".local" / "share") : std::nullopt;
#endif
}

}  // namespace core
