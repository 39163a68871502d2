#pragma once
// An editor's drafts that are not saved yet: one file, the topmost of a stack. Those that wait below it are beside it:
// unsaved-war.json, unsaved-war.1.json and so on, the highest number next below the top.

#include <filesystem>

namespace profile {

// Makes room for another draft on top.
void bury_draft(const std::filesystem::path& top);
// Removes the topmost draft; the next one below takes its place.
void drop_draft(const std::filesystem::path& top);

}  // namespace profile
