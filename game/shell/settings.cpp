#include "game/shell/settings.h"

#include "engine/platform/files.h"

namespace screens {

Kept load_settings(const std::filesystem::path& profile) {
    const auto text = platform::read_file(profile / "settings.json", 1u << 20);
    return text ? settings_from(*text) : Kept{};
}

core::Result<void, std::string> store_settings(const std::filesystem::path& profile, const Kept& kept) {
    return platform::write_file(profile / "settings.json", settings_text(kept));
}

}  // namespace screens
