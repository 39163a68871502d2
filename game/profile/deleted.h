#pragma once
// What people delete lies in deleted/ of the profile until so many newer things lie there, and can be brought back. Each has a
// folder with a number, in which it lies as it lay in the profile: deleted/000012/battles/hattin.json.

#include <filesystem>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace profile {

inline constexpr std::size_t kMaxDeleted = 50;

struct Deleted {
    int number = 0;
    std::filesystem::path below;  // where it lay in the profile: battles/hattin.json
};
// A file or folder of the profile. The errors are sentences to show.
core::Result<Deleted, words::Phrase> set_aside(const std::filesystem::path& profile, const std::filesystem::path& what);
// The newest first.
std::vector<Deleted> deleted_things(const std::filesystem::path& profile);
// To where it lay, under another name if that is taken. Returns where it lies now.
core::Result<std::filesystem::path, words::Phrase> bring_back(const std::filesystem::path& profile,
                                                              const Deleted& what);

}  // namespace profile
