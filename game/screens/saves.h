#pragma once
// The battle that is being fought, in the profile folder: saves/battle.json. It is written after every
// accepted command, beside first, then renamed. Battles that were left for another one are kept as
// saves/earlier-1.json (the latest) to earlier-5.json; a file that cannot be read is kept as
// saves/broken.json.

#include <filesystem>
#include <optional>
#include <string>

#include "engine/core/result.h"
#include "game/rules/record.h"

namespace screens {

core::Result<void, std::string> save_battle(const std::filesystem::path& profile,
                                            const rules::Record& record);
struct Saved {
    rules::Record record;
    rules::Json state;  // where it stands
};
// Nothing where none is going on. It is played again to its end; the error is a sentence for people, and the
// file has then been put aside.
core::Result<std::optional<Saved>, std::string> load_saved(const std::filesystem::path& profile);
// The file says of itself that it is a save or a replay.
bool is_record(const std::filesystem::path& file);
// From any file: a save, a replay.
core::Result<Saved, std::string> load_record(const std::filesystem::path& file);
// The battle is over.
void drop_battle(const std::filesystem::path& profile);
// Another battle begins: the one going on is kept among the earlier ones.
void put_aside(const std::filesystem::path& profile);

}  // namespace screens
