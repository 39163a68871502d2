#include "game/stories/screen/tabletop_file.h"

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/kit/file_kind.h"
#include "game/kit/json_text.h"
#include "game/profile/journal_file.h"

namespace screens {

core::Result<story::Tabletop, words::Phrase> TabletopFile::read(story::Ground ground) const {
    const auto text = platform::read_file(file_);
    if (!text) return core::failure(text.error());
    const auto json = rules::parse_json(*text);
    if (!json) return core::failure(rules::why_unreadable(json.error()));
    auto tabletop = story::Tabletop::from(*json, ground);
    if (!tabletop) return core::failure(tabletop.error().message);
    return std::move(*tabletop);
}

std::optional<story::Tabletop> TabletopFile::load(story::Ground ground) {
    std::error_code ignored;
    if (!std::filesystem::exists(file_, ignored)) return std::nullopt;
    auto tabletop = read(ground);
    if (tabletop) return std::move(*tabletop);
    fault_ = profile::set_broken_aside(file_)
                 ? words::say("Your own cards could not be read and were set aside as {1}: {2}",
                              words::plain(core::text(profile::broken_name(file_))), tabletop.error())
                 : words::say("Your own cards could not be read: {1}", tabletop.error());
    return std::nullopt;
}

core::Result<void, words::Phrase> TabletopFile::write(const std::string& text) const {
    if (auto made = platform::make_folder(file_.parent_path()); !made) return made;
    return platform::write_file(file_, text);
}

void TabletopFile::save(const story::Tabletop& tabletop) {
    const auto saved = write(tabletop.json().dump(1, ' ', false, rules::Json::error_handler_t::replace) + "\n");
    fault_ = saved ? words::Phrase() : saved.error();
    retry_.tried(static_cast<bool>(saved));
}

void TabletopFile::try_again(const story::Tabletop& tabletop, double seconds) {
    if (retry_.is_due(seconds)) save(tabletop);
}

void TabletopFile::remove() {
    retry_.tried(true);
    if (const auto gone = platform::delete_file(file_); !gone) fault_ = gone.error();
}

}  // namespace screens
