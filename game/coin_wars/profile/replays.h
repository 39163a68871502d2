#pragma once
// Replays in the profile folder, replays/: every finished battle, the newest kMaxReplays. Files are named after the end
// time, the battle and the winner: "2026-11-20 21.05.33 Cannae, Carthage wins.json".

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/kit/session/record.h"

namespace profile {

inline constexpr std::size_t kMaxReplays = 2000;
struct ReplayName {
    std::string words;  // "Cannae, Carthage wins"
    std::string when;   // as profile::now() writes it; empty if the file name does not contain it
};
// Replaces the file `before` if given. Returns the file.
core::Result<std::filesystem::path, words::Phrase> save_replay(const std::filesystem::path& profile,
                                                               const rules::Record& record, const ReplayName& name,
                                                               const std::filesystem::path& before = {});
// How a battle ended for the person who played here, in replay-ends.json by file name. Unknown for battles between
// computers, and for replays of older versions.
enum class ReplayEnd { Unknown, Won, Lost, Drawn };
using ReplayEnds = std::map<std::string, ReplayEnd>;  // by file name
core::Result<void, words::Phrase> save_end(const std::filesystem::path& profile, const std::filesystem::path& file,
                                           ReplayEnd end);
ReplayEnds replay_ends(const std::filesystem::path& profile);
struct SavedReplay {
    std::filesystem::path file;
    ReplayName name;
};
std::vector<SavedReplay> saved_replays(const std::filesystem::path& profile);  // newest first
// Keeps the time in its name and its known end. Returns the file.
core::Result<std::filesystem::path, words::Phrase> rename_replay(const std::filesystem::path& profile,
                                                                 const std::filesystem::path& file,
                                                                 const std::string& name);
// The day in the name of a replay that was saved by the program, "2026-11-20"; empty for another name.
std::string day_of_replay(const std::filesystem::path& file);
// True if the replay is in the profile, so that changes to it are saved there.
bool is_kept(const std::filesystem::path& profile, const std::filesystem::path& file);

}  // namespace profile
