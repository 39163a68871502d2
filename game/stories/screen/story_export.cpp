#include "game/stories/screen/story_export.h"

#include <array>
#include <chrono>
#include <ctime>

#include "engine/platform/files.h"
#include "game/kit/file_name.h"
#include "game/print/pdf.h"
#include "game/stories/kit/story_document_pages.h"

namespace screens {

namespace {

// A page that lies there already may be another table's: it stays.
std::filesystem::path free_page(const std::filesystem::path& folder, const std::string& name) {
    std::error_code ignored;
    std::filesystem::path page = folder / (name + ".md");
    for (int number = 2; std::filesystem::exists(page, ignored); ++number)
        page = folder / (name + " " + std::to_string(number) + ".md");
    return page;
}

}  // namespace

core::Result<std::filesystem::path, std::string> keep_tale(App& app, const story::Tale& tale) {
    const std::filesystem::path folder = app.profile() / "stories";
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    const words::Catalogue& language = app.ui().catalogue();
    const auto page = free_page(folder, rules::file_words(tale.title));
    if (auto kept = platform::write_for_person(page, story::markdown(tale, language)); !kept)
        return core::failure(kept.error());
    const print::Paper& paper = *print::find_paper(app.settings().paper);
    const auto bytes = print::pdf(print::tale_pages(tale, language, paper, print::Letters()));
    if (!bytes) return core::failure(bytes.error());
    if (auto kept = platform::write_for_person(std::filesystem::path(page).replace_extension(".pdf"), *bytes);
        !kept)
        return core::failure(kept.error());
    return page;
}

std::string tale_date() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", std::localtime(&now));
    return text.data();
}

}  // namespace screens
