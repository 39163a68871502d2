#pragma once
// The formations that people can choose: those that ship and their own, one file each, in the profile
// folder's formations/. A file that is put there is found the next time the shelf is read.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/formation_file.h"

namespace screens {

struct ShelvedFormation {
    battles::Plan plan;
    std::filesystem::path file;
    battles::Origin origin = battles::Origin::Shipped;
    words::Phrase name;  // for people
};
struct FormationShelf {
    std::vector<ShelvedFormation> formations;  // those that ship in the order of battles::formations()
    std::vector<words::Phrase> faults;         // of files that cannot be read, a sentence each
};
FormationShelf read_formations(const battles::Library& library);

// Written under this name, in place of no other: where it lies. The errors are sentences for people; a type
// that stands in no coin set cannot be kept.
core::Result<std::filesystem::path, words::Phrase> keep_formation(const battles::Library& library,
                                                                  battles::Plan plan,
                                                                  const std::string& name);
// For good; a file that is gone already is no error.
core::Result<void, words::Phrase> drop_formation(const std::filesystem::path& file);

}  // namespace screens
