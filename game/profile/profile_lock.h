#pragma once
// Only one program at a time uses a profile: two would overwrite each other's saves. A second one passes the file that
// it should open to the first, in the profile's file open-next.

#include <optional>
#include <string>

#include "engine/core/file_lock.h"
#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace profile {

class ProfileLock {
public:
    explicit ProfileLock(const std::filesystem::path& profile);

    bool is_taken() const { return lock_.state() == core::FileLock::State::Taken; }
    // It is unknown whether another program uses the profile.
    bool is_unknown() const { return lock_.state() == core::FileLock::State::NoLocks; }

    // For the second program. `what`: as on the command line; empty: only brings the first one to the front. The error
    // is a sentence.
    core::Result<void, words::Phrase> hand_over(const std::string& what) const;
    // For the first program: what a second one has passed to it; each is returned once.
    std::optional<std::string> take_handed() const;

private:
    std::filesystem::path handed_;
    core::FileLock lock_;
};

}  // namespace profile
