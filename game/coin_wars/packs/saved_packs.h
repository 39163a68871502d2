#pragma once
// The user's packs: packs/NAME of their folder, where the library finds their files. An opened pack that is not kept
// yet waits beside them, hidden from the library.

#include <optional>
#include <string>
#include <vector>

#include "engine/words/phrase.h"
#include "game/coin_wars/packs/pack.h"

namespace packs {

struct SavedPack {
    std::string name;  // name of its folder
    Manifest manifest;
    std::filesystem::path folder;
};
// Packs whose manifest can be read, by title.
std::vector<SavedPack> saved_packs(const battles::Library& library);
std::optional<SavedPack> find_saved(const battles::Library& library, const std::string& name);
// "From the pack The crusades by Ada".
words::Phrase from_pack(const Manifest& manifest);

struct OpenedPack {
    Pack pack;
    std::filesystem::path folder;  // its own; that of the kept one if it is kept
    std::string name;              // its name when it is kept
    bool is_kept = false;          // exactly this pack is kept already
    bool has_namesake = false;     // a different pack with its name is kept
};
// Reads and checks the whole pack. Those opened before stay open.
core::Result<OpenedPack, battles::Faults> open_pack(const battles::Library& library, const std::filesystem::path& file);
// The error is a sentence to show.
core::Result<void, words::Phrase> keep(const battles::Library& library, OpenedPack& opened);
// Discards the opened pack, unless it is kept.
void drop(const OpenedPack& opened);
// Discards what an earlier run of the program has left open.
void drop_opened(const battles::Library& library);

}  // namespace packs
