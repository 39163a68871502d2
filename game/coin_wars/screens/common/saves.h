#pragma once
// The battle that is being fought, in the profile folder: saves/battle.journal, appended to (autosave.h says
// when), and beside it whole copies from time to time, saves/copy-1.json (the latest) to copy-3.json: what is
// continued is the soundest of them. Battles that were left for another one are kept as
// saves/earlier-1.journal (the latest) to earlier-5.journal; a file that does not hold as a whole is kept as
// saves/broken.journal. Saves of former versions (battle.json, earlier-1.json) are read as well.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/record.h"
#include "game/shell/journal_file.h"

namespace screens {

class BattleSave {
public:
    explicit BattleSave(const std::filesystem::path& profile);
    core::Result<void, std::string> write(const rules::Record& record);

private:
    std::filesystem::path profile_;
    JournalFile journal_;
    std::size_t writes_ = 0;
};
struct Saved {
    rules::Record record;
    rules::Json state;       // where it stands
    words::Phrase remark{};  // what was lost of it; empty: nothing
};
// Nothing where none is going on. It is played again to its end; the error is a sentence for people, and the
// file has then been put aside.
core::Result<std::optional<Saved>, words::Phrase> load_saved(const std::filesystem::path& profile);
// The file says of itself that it is a save or a replay.
bool is_record(const std::filesystem::path& file);
// From any file: a save, a replay.
core::Result<Saved, std::string> load_record(const std::filesystem::path& file);
// The battle is over.
void drop_battle(const std::filesystem::path& profile);
// Another battle begins: the one going on is kept among the earlier ones.
void put_aside(const std::filesystem::path& profile);
core::Result<void, std::string> write_record(const std::filesystem::path& file, const rules::Record& record);

// --- replays/: every battle that came to its end, the newest kMostReplays. A file is called by when the
// battle ended, which battle it was and who won: "2026-11-20 21.05.33 Cannae, Carthage wins.json".
inline constexpr std::size_t kMostReplays = 100;
inline constexpr const char* kReplayTime = "%Y-%m-%d %H.%M.%S";
struct ReplayName {
    std::string words;  // "Cannae, Carthage wins"
    std::string when;   // as kReplayTime has it; empty where the file's name does not tell
};
// In place of `before`, where that is not empty. Where it lies.
core::Result<std::filesystem::path, std::string> keep_replay(const std::filesystem::path& profile,
                                                             const rules::Record& record,
                                                             const ReplayName& name,
                                                             const std::filesystem::path& before = {});
struct KeptReplay {
    std::filesystem::path file;
    ReplayName name;
};
std::vector<KeptReplay> kept_replays(const std::filesystem::path& profile);  // the newest first
// For good. The error is a sentence for people; a file that is gone already is none.
core::Result<void, std::string> delete_replay(const std::filesystem::path& file);
// Battles that were left for another one, the latest first.
std::vector<std::filesystem::path> left_battles(const std::filesystem::path& profile);
// It is kept there, and so is what changes about it.
bool is_kept(const std::filesystem::path& profile, const std::filesystem::path& file);

}  // namespace screens
