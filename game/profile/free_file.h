#pragma once
// Names for what is kept beside what lies there already.

#include <filesystem>
#include <functional>
#include <string>

namespace profile {

// The first of "NAME.md", "NAME 2.md", "NAME 3.md" ... that is free, or that `may_replace` says may be written over: what lies
// there otherwise may be somebody else's, and stays. `ending`: ".md".
std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name, const char* ending,
                                const std::function<bool(const std::filesystem::path&)>& may_replace = {});

}  // namespace profile
