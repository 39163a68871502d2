#pragma once
// Deleted files are moved to deleted/ of the profile, and can be restored until enough newer ones have followed. Each
// has a folder with a number, in which it has the same path as in the profile: deleted/000012/battles/hattin.json.

#include <filesystem>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace profile {

inline constexpr std::size_t kMaxDeleted = 50;

struct Deleted {
    int number = 0;
    std::filesystem::path below;  // its former path in the profile: battles/hattin.json
};
// Deletes a file or folder of the profile. The errors are sentences to show.
core::Result<Deleted, words::Phrase> set_aside(const std::filesystem::path& profile, const std::filesystem::path& what);
// The deleted files and folders, the newest first.
std::vector<Deleted> deleted_things(const std::filesystem::path& profile);
// Restores it at its former path, or under another name if that is taken. Returns its path.
core::Result<std::filesystem::path, words::Phrase> bring_back(const std::filesystem::path& profile,
                                                              const Deleted& what);

}  // namespace profile
