#include "game/shell/prints.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "engine/text/letter_fonts.h"
#include "game/kit/file_name.h"
#include "game/print/font_metrics.h"
#include "game/print/printed_files.h"
#include "game/shell/settings_list.h"

namespace screens {

core::Result<Phrase, words::Phrase> write_prints(App& app, std::span<const print::Sheet> sheets,
                                                 const std::string& name) {
    const std::filesystem::path folder = app.profile() / "prints";
    const std::string& as = app.settings().print_as;
    const auto format = std::ranges::find(print::kFormats, as) - print::kFormats;
    const print::FontFinder finder = print_fonts();
    const auto files =
        print::printed(sheets, static_cast<print::Format>(format),
                       folder / core::path(rules::file_words(name) + "." + as), print::FontMetrics(finder), finder);
    if (!files) return core::failure(files.error());
    if (const auto made = platform::make_folder(folder); !made) return core::failure(made.error());
    for (const print::PrintedFile& file : *files)
        if (const auto stored = platform::write_for_person(file.path, file.bytes); !stored)
            return core::failure(stored.error());
    const Phrase first = plain(core::text(files->front().path));
    return files->size() == 1 ? first : say("{1} to {2}", first, plain(core::text(files->back().path.filename())));
}

print::FontFinder print_fonts() { return text::letter_finder(); }

bool draw_print_settings(App& app, std::initializer_list<const char*> keys) {
    const Settings before = app.settings();
    for (const char* key : keys) draw_setting(app, setting_name(key));
    if (app.settings() == before) return false;
    app.save_settings();
    return true;
}

}  // namespace screens
