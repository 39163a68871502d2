#include "game/shell/settings.h"

#include "engine/platform/files.h"
#include "game/profile/journal_file.h"

namespace screens {

Kept load_settings(const std::filesystem::path& profile) {
    const std::filesystem::path file = profile / "settings.json";
    std::error_code none;
    if (!std::filesystem::exists(file, none)) return {};
    const auto text = platform::read_file(file, 1u << 20);
    Kept kept = settings_from(text.value_or(""));
    kept.set_aside = kept.damaged && profile::set_broken_aside(file);
    return kept;
}

core::Result<void, words::Phrase> store_settings(const std::filesystem::path& profile, const Kept& kept) {
    return platform::write_file(profile / "settings.json", settings_text(kept));
}

}  // namespace screens
