#include "game/shell/saved_pages.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/text/letter_fonts.h"
#include "game/kit/file_name.h"
#include "game/print/pdf.h"
#include "game/profile/free_file.h"
#include "game/stories/kit/story_document_pages.h"

namespace screens {

namespace {

constexpr const char* kEndings[]{".md", ".html", ".pdf"};

}  // namespace

core::Result<SavedDocument, words::Phrase> save_document(App& app, const story::StoryDocument& document) {
    const std::filesystem::path folder = app.profile() / "stories";
    if (auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    const words::Catalogue& language = app.ui().catalogue();
    SavedDocument kept{profile::free_file(folder, rules::file_words(document.title), kEndings), {}};
    const auto beside = [&](const char* ending) { return std::filesystem::path(kept.page).replace_extension(ending); };
    const auto fail = [&](const words::Phrase& why) {
        std::error_code ignored;
        for (const char* ending : kEndings) std::filesystem::remove(beside(ending), ignored);
        return core::failure(why);
    };
    if (auto page = platform::write_for_person(kept.page, story::markdown(document, language)); !page)
        return fail(page.error());
    const print::FontFinder finder = text::letter_finder();
    if (auto page = platform::write_for_person(beside(".html"), story::html(document, language, finder)); !page)
        return fail(page.error());
    const print::FontMetrics letters(finder);
    const print::Paper& paper = *print::find_paper(app.settings().paper);
    const auto bytes = print::pdf(print::document_pages(document, language, paper, letters), finder);
    kept.lacking = letters.lacking();
    if (!bytes) return fail(bytes.error());
    if (auto page = platform::write_for_person(beside(".pdf"), *bytes); !page) return fail(page.error());
    return kept;
}

}  // namespace screens
