#include "game/profile/journal_file.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"

namespace profile {

core::Result<void, words::Phrase> JournalFile::write(const rules::RecordSource& game, const rules::About& about) {
    rules::Journal::Lines lines = journal_.follow(game, about);
    if (lines.text.empty()) return {};
    if (!lines.replace) {
        if (auto appended = platform::append_file(file_, lines.text); appended) return appended;
        // The file was moved, or a partial line was written.
        journal_ = {};
        lines = journal_.follow(game, about);
    }
    auto written = platform::make_folder(file_.parent_path());
    if (written) written = platform::write_file(file_, lines.text);
    if (!written) journal_ = {};
    return written;
}

words::Phrase lost_after(const std::filesystem::path& file, std::size_t steps) {
    return words::say("{1} was damaged: everything after step {2} is lost.", words::plain(core::text(file)),
                      static_cast<int>(steps));
}

std::filesystem::path broken_name(const std::filesystem::path& file) {
    std::filesystem::path name = file.stem();
    name += ".broken";
    name += file.extension();
    return file.parent_path() / name;
}

void copy_damaged(const std::filesystem::path& file) {
    std::error_code ignored;
    std::filesystem::copy_file(file, broken_name(file), std::filesystem::copy_options::overwrite_existing, ignored);
}

bool set_broken_aside(const std::filesystem::path& file) {
    std::error_code error;
    std::filesystem::rename(file, broken_name(file), error);
    return !error;
}

}  // namespace profile
