#pragma once
// A game's journal in the profile folder (game/kit/journal.h): what write() has returned from is on the
// disk. Where nothing can be appended, the whole is written anew beside it and renamed: a sound file is never
// replaced by a broken one.

#include <filesystem>
#include <string>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/kit/journal.h"

namespace screens {

class JournalFile {
public:
    // Whatever is there already is replaced as a whole by the first write.
    explicit JournalFile(std::filesystem::path file) : file_(std::move(file)) {}
    // The error is a sentence for people; then the file tells the last record that could be written.
    core::Result<void, std::string> write(const rules::Record& record);

private:
    std::filesystem::path file_;
    rules::Journal journal_;
};

// What is said of a journal that holds for so many steps and no further.
words::Phrase lost_after(const std::filesystem::path& file, std::size_t steps);
// Where what cannot be read is kept, beside it: "table.broken.json" of "table.json".
std::filesystem::path broken_name(const std::filesystem::path& file);
// It is copied there, before what holds of it replaces it.
void keep_damaged(const std::filesystem::path& file);
// It is renamed so; where that fails it stays, and is replaced by the next thing that is kept.
void set_broken_aside(const std::filesystem::path& file);

}  // namespace screens
