#pragma once
// The file of the objects that people themselves put on a story table ("coinwars-desk/1").

#include <filesystem>
#include <optional>
#include <string>
#include <utility>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/profile/retry.h"
#include "game/stories/kit/tabletop.h"

namespace screens {

class TabletopFile {
public:
    explicit TabletopFile(std::filesystem::path file) : file_(std::move(file)) {}
    // nullopt if there is no file, or if it cannot be read: then it is renamed to profile::broken_name(), and fault()
    // says so.
    std::optional<story::Tabletop> load(story::Ground ground);
    // fault() says why it failed.
    void save(const story::Tabletop& tabletop);
    // Saves it again if the last save failed, once a second.
    void try_again(const story::Tabletop& tabletop, double seconds);
    void remove();
    // The reason why it could not be read or saved; empty after a save.
    const words::Phrase& fault() const { return fault_; }
    bool unsaved() const { return retry_.waits(); }

private:
    core::Result<story::Tabletop, words::Phrase> read(story::Ground ground) const;
    core::Result<void, words::Phrase> write(const std::string& text) const;

    std::filesystem::path file_;
    words::Phrase fault_{};
    profile::Retry retry_{};
};

}  // namespace screens
