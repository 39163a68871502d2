#include "game/stories/screen/kept_pages.h"

#include "engine/platform/files.h"
#include "game/kit/file_name.h"
#include "game/print/pdf.h"
#include "game/stories/kit/story_document_pages.h"

namespace screens {

std::filesystem::path free_page(const std::filesystem::path& folder, const std::string& name, const char* ending) {
    std::error_code ignored;
    std::filesystem::path page = folder / (name + ending);
    for (int number = 2; std::filesystem::exists(page, ignored); ++number)
        page = folder / std::string(name).append(" ").append(std::to_string(number)).append(ending);
    return page;
}

core::Result<std::filesystem::path, std::string> keep_document(App& app, const story::StoryDocument& document) {
    const std::filesystem::path folder = app.profile() / "stories";
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    const words::Catalogue& language = app.ui().catalogue();
    const auto page = free_page(folder, rules::file_words(document.title), ".md");
    if (auto kept = platform::write_for_person(page, story::markdown(document, language)); !kept)
        return core::failure(kept.error());
    const auto page_for_browsers = std::filesystem::path(page).replace_extension(".html");
    if (auto kept = platform::write_for_person(page_for_browsers, story::html(document, language)); !kept)
        return core::failure(kept.error());
    const print::Paper& paper = *print::find_paper(app.settings().paper);
    const auto bytes = print::pdf(print::document_pages(document, language, paper, print::Letters()));
    if (!bytes) return core::failure(bytes.error());
    if (auto kept = platform::write_for_person(std::filesystem::path(page).replace_extension(".pdf"), *bytes); !kept)
        return core::failure(kept.error());
    return page;
}

}  // namespace screens
