#pragma once
// What people have begun to write at a story game, kept as they type it (a JSON file of the profile folder:
// texts by the place where they are typed).

#include <filesystem>
#include <map>
#include <string>

#include "engine/words/phrase.h"

namespace screens {

class StoryDrafts {
public:
    // Empty if the file is not there or cannot be read: drafts are no loss that stops a game.
    explicit StoryDrafts(std::filesystem::path file);
    std::string& at(const std::string& place) { return texts_[place]; }
    void drop(const std::string& place) { texts_.erase(place); }
    void clear() { texts_.clear(); }
    // Writes what has changed since the last call: why it is not kept, empty if it is.
    words::Phrase keep();

private:
    std::filesystem::path file_;
    std::map<std::string, std::string> texts_, kept_;
};

}  // namespace screens
