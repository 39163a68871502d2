#pragma once
// A game's journal in the profile folder (game/kit/session/journal.h): what write() has returned from is on the disk.
// If appending fails, the whole journal is written to a new file and renamed, so that a good file is never
// replaced by a broken one.

#include <filesystem>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/session/journal.h"

namespace profile {

class JournalFile {
public:
    // The first write replaces whatever is there.
    explicit JournalFile(std::filesystem::path file) : file_(std::move(file)) {}
    // The error is a sentence for people; the file then has the last record that could be written.
    core::Result<void, words::Phrase> write(const rules::RecordSource& game, const rules::About& about);

private:
    std::filesystem::path file_;
    rules::Journal journal_;
};

// The message for a journal that is valid only up to this step.
words::Phrase lost_after(const std::filesystem::path& file, std::size_t steps);
// Where unreadable content is kept, beside the file: "table.broken.json" for "table.json".
std::filesystem::path broken_name(const std::filesystem::path& file);
// Copies the file there, before its valid part replaces it.
void copy_damaged(const std::filesystem::path& file);
// Renames the file to that. False if that fails: then it stays, and the next save replaces it.
bool set_broken_aside(const std::filesystem::path& file);

}  // namespace profile
