#include "game/shell/languages.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/platform/window.h"

namespace screens {

const std::vector<Language>& languages() {
    static const std::vector<Language> list{
        {"de", "Deutsch"},
        {"en", "English"},
        {"es", "Español"},
        {"fr", "Français"},
        {"it", "Italiano"},
        {"pl", "Polski"},
        {"pt_BR", "Português (Brasil)"},
        {"ja", "日本語"},
    };
    return list;
}

namespace {

std::string_view of_system() {
    for (const std::string& wanted : platform::preferred_languages()) {
        // Portuguese of another country is better than English.
        const auto found = std::ranges::find_if(
            languages(), [&](const Language& each) { return each.code.substr(0, each.code.find('_')) == wanted; });
        if (found != languages().end()) return found->code;
    }
    return "en";
}

}  // namespace

std::string_view language_code(std::string_view code) { return code == "system" ? of_system() : code; }

core::Result<words::Catalogue, words::Phrase> catalogue_of(const std::filesystem::path& assets, std::string_view code) {
    if (code == "system") return catalogue_of(assets, of_system());
    if (code == "en") return words::Catalogue();
    if (code == "pseudo") return words::Catalogue::pseudo();
    const std::filesystem::path file = assets / "words" / std::string(code).append(".po");
    const auto po = platform::read_file(file);
    if (!po) return core::failure(po.error());
    auto catalogue = words::Catalogue::read(*po);
    if (!catalogue)
        return core::failure(words::say("{1}: {2}", words::plain(core::text(file)), words::plain(catalogue.error())));
    return std::move(*catalogue);
}

}  // namespace screens
