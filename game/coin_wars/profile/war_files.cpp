#include "game/coin_wars/profile/war_files.h"

#include <algorithm>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/profile/record_file.h"
#include "game/coin_wars/profile/saves.h"
#include "game/kit/file_name.h"
#include "game/profile/free_file.h"

namespace profile {

namespace {

namespace fs = std::filesystem;
using rules::Record;
using words::plain;

constexpr const char* kGivenEnding = ".coinwars";

// True if `longer` contains everything done in `begun`.
bool goes_on_from(const Record& longer, const Record& begun) {
    return longer.start == begun.start && longer.steps.size() >= begun.steps.size() &&
           std::equal(begun.steps.begin(), begun.steps.end(), longer.steps.begin(),
                      [](const rules::RecordStep& a, const rules::RecordStep& b) { return a.command == b.command; });
}

}  // namespace

core::Result<fs::path, words::Phrase> give_war(const fs::path& profile, const WarGame& game) {
    rules::Record record = game.record();
    record.about.erase("remote");  // the recipient may open their own table
    const auto is_earlier = [&](const fs::path& there) {
        const auto read = read_record(there);
        return read && goes_on_from(record, read->record);
    };
    const fs::path file =
        free_file(profile / "given", rules::file_words(game.match().plan->title), kGivenEnding, is_earlier);
    if (auto written = write_record(file, record); !written) return core::failure(written.error());
    platform::hand_out(file);
    return file;
}

bool is_given_war(const fs::path& file) {
    const auto text = platform::read_file(file);
    if (!text) return false;
    const auto read = rules::read_record_text(*text);
    return read && read->record.is_object() && read->record.value("game", rules::Json()) == war::War::name();
}

core::Result<std::string, words::Phrase> take_war(const fs::path& profile, const fs::path& file) {
    const auto kept = load_war(file);
    if (!kept) return core::failure(kept.error());
    if (!kept->remark.empty()) return core::failure(kept->remark);
    const Record& given = kept->record;
    const auto named = given.about.find("war");
    const std::string name = named != given.about.end() && named->is_string() ? *named : "";
    if (!is_battle_id(name))
        return core::failure(
            words::say("{1} does not say which war it belongs to.", plain(core::text(file.filename()))));
    const auto own = WarGame::load(profile, name);
    if (own && *own && (*own)->match().phase != war::Phase::Over) {
        const Record here = (*own)->record();
        if (!goes_on_from(given, here))
            return core::failure(goes_on_from(here, given)
                                     ? words::say("This war is further along here than in the file.")
                                     : words::say("This war has taken a different course here. Give it up first."));
    }
    if (auto taken = WarGame::lay(profile, name, given); !taken) return core::failure(taken.error());
    return name;
}

}  // namespace profile
