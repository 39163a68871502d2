#pragma once
// The packs that somebody has: packs/NAME of their folder, where the library finds their files. What has been opened and not
// been kept yet waits beside them, out of the library's sight.

#include <optional>
#include <string>
#include <vector>

#include "engine/words/phrase.h"
#include "game/coin_wars/packs/pack.h"

namespace packs {

struct KeptPack {
    std::string name;  // of its folder
    Manifest manifest;
    std::filesystem::path folder;
};
// Those whose manifest can be read, by title.
std::vector<KeptPack> kept_packs(const battles::Library& library);
std::optional<KeptPack> find_kept(const battles::Library& library, const std::string& name);
// "From the pack The crusades by Ada".
words::Phrase from_pack(const Manifest& manifest);

struct OpenedPack {
    Pack pack;
    std::filesystem::path folder;
    std::string name;           // under which it will be kept, or is
    bool is_kept = false;       // the very same is there already
    bool has_namesake = false;  // another one has its name
};
// Reads and checks all of it, in the place of what was opened before.
core::Result<OpenedPack, battles::Faults> open_pack(const battles::Library& library, const std::filesystem::path& file);
// The error is a sentence to show.
core::Result<void, words::Phrase> keep(const battles::Library& library, const OpenedPack& opened);
// It was not kept.
void drop_opened(const battles::Library& library);

}  // namespace packs
