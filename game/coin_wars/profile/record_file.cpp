#include "game/coin_wars/profile/record_file.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/battles/file_formats.h"
#include "game/kit/session/journal.h"

namespace profile {

core::Result<RecordFile, words::Phrase> read_record(const std::filesystem::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return core::failure(text.error());
    const auto read = rules::read_record_text(*text);
    if (!read) return core::failure(battles::told({core::text(file), "", read.error().reason, read.error().said}));
    auto record = battles::read_record(read->record, core::text(file));
    if (!record) return core::failure(battles::told(record.error().front()));
    return RecordFile{std::move(*record), read->lines_lost > 0 && !read->torn};
}

}  // namespace profile
