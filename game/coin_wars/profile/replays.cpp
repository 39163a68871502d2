#include "game/coin_wars/profile/replays.h"

#include <algorithm>
#include <cctype>

#include "engine/core/path.h"
#include "engine/platform/files.h"
#include "game/coin_wars/profile/saves.h"
#include "game/kit/file_name.h"

namespace profile {

namespace fs = std::filesystem;
namespace {

constexpr std::size_t kTimeLength = 19;

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

fs::path free_name(const fs::path& folder, const std::string& name) {
    std::error_code ignored;
    fs::path file = folder / core::path(name + ".json");
    for (int number = 2; fs::exists(file, ignored); ++number)
        file = folder / core::path(name + " (" + std::to_string(number) + ").json");
    return file;
}

}  // namespace

std::vector<KeptReplay> kept_replays(const fs::path& profile) {
    std::vector<KeptReplay> replays;
    std::error_code error;
    for (fs::directory_iterator entry(replay_folder(profile), error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".json") replays.push_back({entry->path(), name_of(entry->path())});
    // Files without a time in their name come last: somebody has put them there.
    std::sort(replays.begin(), replays.end(), [](const KeptReplay& a, const KeptReplay& b) {
        return a.name.when != b.name.when ? a.name.when > b.name.when : a.file < b.file;
    });
    return replays;
}

core::Result<fs::path, words::Phrase> keep_replay(const fs::path& profile, const rules::Record& record,
                                                  const ReplayName& name, const fs::path& before) {
    std::error_code ignored;
    if (!before.empty()) fs::remove(before, ignored);
    const fs::path file = free_name(replay_folder(profile), rules::file_words(name.when + " " + name.words));
    if (const auto written = write_record(file, record); !written) return core::failure(written.error());
    std::vector<KeptReplay> all = kept_replays(profile);
    std::erase_if(all, [](const KeptReplay& each) { return each.name.when.empty(); });
    for (std::size_t i = kMaxReplays; i < all.size(); ++i) fs::remove(all[i].file, ignored);
    return file;
}

core::Result<void, words::Phrase> delete_replay(const fs::path& file) { return platform::delete_file(file); }

bool is_kept(const fs::path& profile, const fs::path& file) {
    std::error_code error;
    return !file.empty() && fs::equivalent(file.parent_path(), replay_folder(profile), error) && !error;
}

}  // namespace profile
