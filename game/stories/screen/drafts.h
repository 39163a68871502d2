#pragma once
// Unfinished texts at a story game, saved as people type them (a JSON file in the profile folder: texts by the name of
// their field).

#include <filesystem>
#include <map>
#include <string>

#include "engine/words/phrase.h"

namespace screens {

class StoryDrafts {
public:
    // Empty if the file is missing or unreadable: losing drafts must not stop a game.
    explicit StoryDrafts(std::filesystem::path file);
    std::string& at(const std::string& place) { return texts_[place]; }
    void drop(const std::string& place) { texts_.erase(place); }
    void clear() { texts_.clear(); }
    // Writes what has changed since the last call. Returns why that failed; empty if it is saved.
    words::Phrase keep();

private:
    std::filesystem::path file_;
    std::map<std::string, std::string> texts_, kept_;
};

}  // namespace screens
