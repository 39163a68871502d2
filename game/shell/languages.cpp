#include "game/shell/languages.h"

#include <algorithm>

#include "engine/platform/files.h"
#include "engine/platform/window.h"

namespace screens {

const std::vector<Language>& languages() {
    static const std::vector<Language> list{{"en", "English"}, {"de", "Deutsch"}};
    return list;
}

namespace {

std::string_view of_system() {
    for (const std::string& wanted : platform::preferred_languages()) {
        const auto found = std::ranges::find(languages(), wanted, &Language::code);
        if (found != languages().end()) return found->code;
    }
    return "en";
}

}  // namespace

core::Result<words::Catalogue, std::string> catalogue_of(const std::filesystem::path& assets, std::string_view code) {
    if (code == "system") return catalogue_of(assets, of_system());
    if (code == "en") return words::Catalogue();
    if (code == "pseudo") return words::Catalogue::pseudo();
    const std::filesystem::path file = assets / "words" / std::string(code).append(".po");
    const auto po = platform::read_file(file);
    if (!po) return core::failure(po.error());
    auto catalogue = words::Catalogue::read(*po);
    if (!catalogue) return core::failure(file.string() + ": " + catalogue.error());
    return catalogue;
}

}  // namespace screens
