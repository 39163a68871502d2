#pragma once
// Names for what is kept beside what lies there already.

#include <filesystem>
#include <functional>
#include <span>
#include <string>

namespace profile {

// The first of NAME, NAME 2, NAME 3 ... (plus the ending) that does not exist or that `may_replace` allows to
// overwrite; other existing files may be somebody else's. `ending`: ".md".
std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name, const char* ending,
                                const std::function<bool(const std::filesystem::path&)>& may_replace = {});
// The same for files that stand beside each other: the first, of a name that none of the endings has yet.
std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name,
                                std::span<const char* const> endings);

}  // namespace profile
