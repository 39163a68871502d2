#pragma once
// Unfinished texts of a story game, saved while they are typed (a JSON file in the profile folder: texts by the name of
// their field).

#include <filesystem>
#include <map>
#include <string>
#include <utility>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/profile/retry.h"

namespace screens {

class StoryDrafts {
public:
    using Texts = std::map<std::string, std::string>;
    // Empty if the file is missing or unreadable: losing drafts must not stop a game.
    explicit StoryDrafts(std::filesystem::path file);
    std::string& at(const std::string& place) { return texts_[place]; }
    void drop(const std::string& place) { texts_.erase(place); }
    // Drops each place with that ending: "/2".
    void drop_ending(const std::string& ending) {
        std::erase_if(texts_, [&](const auto& one) { return one.first.ends_with(ending); });
    }
    void clear() { texts_.clear(); }
    void replace(Texts texts) { texts_ = std::move(texts); }
    const Texts& texts() const { return texts_; }
    // Call once a frame; `seconds`: since the last call. Saves all changes since then, and what could not be saved.
    // Returns why the last attempt failed, until one succeeds; empty: all is saved.
    words::Phrase save_changes(double seconds);
    const words::Phrase& fault() const { return fault_; }
    bool unsaved() const { return retry_.waits(); }
    // Saves nothing from now on: the file belongs to another table, for which the screen restarts.
    void stop() { stopped_ = true; }

private:
    core::Result<void, words::Phrase> save() const;

    std::filesystem::path file_;
    Texts texts_, tried_;  // as they are, and at the last attempt to save them
    words::Phrase fault_{};
    profile::Retry retry_{};
    bool stopped_ = false;
};

}  // namespace screens
