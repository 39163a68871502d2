#include "game/coin_wars/profile/replays.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "engine/core/path.h"
#include "engine/words/file_words.h"
#include "game/coin_wars/profile/saves.h"
#include "game/kit/file_name.h"
#include "game/profile/profile_json.h"

namespace profile {

namespace fs = std::filesystem;
using rules::Json;
namespace {

constexpr std::size_t kDayLength = 10, kTimeLength = 19;

constexpr std::size_t kMaxEnds = 2 * kMaxReplays;  // deleted ones may come back
constexpr std::array<std::string_view, 4> kEnds{"", "won", "lost", "drawn"};

fs::path ends_file(const fs::path& profile) { return profile / "replay-ends.json"; }
fs::path replay_folder(const fs::path& profile) { return profile / "replays"; }

bool tells_when(const std::string& stem) {
    constexpr std::string_view kForm = "dddd-dd-dd dd.dd.dd ";
    if (stem.size() <= kForm.size()) return false;
    for (std::size_t i = 0; i < kForm.size(); ++i) {
        const bool digit = std::isdigit(static_cast<unsigned char>(stem[i])) != 0;
        if (kForm[i] == 'd' ? !digit : stem[i] != kForm[i]) return false;
    }
    return true;
}

ReplayName name_of(const fs::path& file) {
    const std::string stem = core::text(file.stem());
    if (!tells_when(stem)) return {stem, ""};
    return {stem.substr(kTimeLength + 1), stem.substr(0, kTimeLength)};
}

// `before` may be written over.
fs::path free_name(const fs::path& folder, const std::string& name, const fs::path& before = {}) {
    std::error_code ignored;
    fs::path file = folder / core::path(name + ".json");
    for (int number = 2; file != before && fs::exists(file, ignored); ++number)
        file = folder / core::path(name + " (" + std::to_string(number) + ").json");
    return file;
}

}  // namespace

std::vector<SavedReplay> saved_replays(const fs::path& profile) {
    std::vector<SavedReplay> replays;
    std::error_code error;
    for (fs::directory_iterator entry(replay_folder(profile), error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".json") replays.push_back({entry->path(), name_of(entry->path())});
    // Files without a time in their name were added by the user and come last.
    std::sort(replays.begin(), replays.end(), [](const SavedReplay& a, const SavedReplay& b) {
        return a.name.when != b.name.when ? a.name.when > b.name.when : a.file < b.file;
    });
    return replays;
}

// A list of ["2026-11-20 21.05.33 Cannae, Carthage wins.json", "won"]; the last row of a name counts.
ReplayEnds replay_ends(const fs::path& profile) {
    ReplayEnds ends;
    const Json json = profile_json(ends_file(profile));
    if (!json.is_array()) return ends;
    for (const Json& row : json) {
        if (!row.is_array() || row.size() != 2 || !row[0].is_string() || !row[1].is_string()) continue;
        const auto end = std::ranges::find(kEnds, row[1].get_ref<const std::string&>());
        if (end != kEnds.end()) ends[row[0].get<std::string>()] = static_cast<ReplayEnd>(end - kEnds.begin());
    }
    return ends;
}

core::Result<void, words::Phrase> save_end(const fs::path& profile, const fs::path& file, ReplayEnd end) {
    if (end == ReplayEnd::Unknown) return {};
    Json json = profile_json(ends_file(profile));
    if (!json.is_array()) json = Json::array();
    if (json.size() >= kMaxEnds) json.erase(json.begin(), json.begin() + (json.size() + 1 - kMaxEnds));
    json.push_back({core::text(file.filename()), kEnds[static_cast<std::size_t>(end)]});
    return save_json(ends_file(profile), json);
}

core::Result<fs::path, words::Phrase> rename_replay(const fs::path& profile, const fs::path& file,
                                                    const std::string& name) {
    const std::string when = name_of(file).when;
    const fs::path to = free_name(file.parent_path(), rules::file_words(when.empty() ? name : when + " " + name));
    std::error_code error;
    fs::rename(file, to, error);
    if (error) return core::failure(words::told({core::FileFault::Kind::NotWritten, to, error}));
    const ReplayEnds ends = replay_ends(profile);
    const auto end = ends.find(core::text(file.filename()));
    // The end is only a mark in the list: failing to save it needs no notice.
    if (end != ends.end()) (void)save_end(profile, to, end->second);
    return to;
}

core::Result<fs::path, words::Phrase> save_replay(const fs::path& profile, const rules::Record& record,
                                                  const ReplayName& name, const fs::path& before) {
    const fs::path file = free_name(replay_folder(profile), rules::file_words(name.when + " " + name.words), before);
    if (const auto written = write_record(file, record); !written) return core::failure(written.error());
    std::error_code ignored;
    if (!before.empty() && before != file) fs::remove(before, ignored);
    std::vector<SavedReplay> all = saved_replays(profile);
    std::erase_if(all, [](const SavedReplay& each) { return each.name.when.empty(); });
    for (std::size_t i = kMaxReplays; i < all.size(); ++i) fs::remove(all[i].file, ignored);
    return file;
}

std::string day_of_replay(const fs::path& file) { return name_of(file).when.substr(0, kDayLength); }

bool is_kept(const fs::path& profile, const fs::path& file) {
    std::error_code error;
    return !file.empty() && fs::equivalent(file.parent_path(), replay_folder(profile), error) && !error;
}

}  // namespace profile
