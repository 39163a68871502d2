#pragma once
// The formations on offer: those that ship and the player's own, one file each in formations/ of the profile folder.
// New files there are found the next time the library is read.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/battles/formation_file.h"

namespace screens {

struct ShelvedFormation {
    battles::FormationPlan plan;
    std::filesystem::path file;
    std::string key;  // its key in the library
    battles::Origin origin = battles::Origin::Shipped;
    words::Phrase name;  // to show
};
struct FormationShelf {
    std::vector<ShelvedFormation> formations;  // shipped ones in the order of battles::formations()
    std::vector<words::Phrase> faults;         // a sentence for each file that cannot be read
};
FormationShelf read_formations(const battles::Library& library);

// Saves a formation under this name without replacing another one; returns the file. The errors are sentences to show.
// Types that are in no coin set cannot be saved.
core::Result<std::filesystem::path, words::Phrase> save_formation(const battles::Library& library,
                                                                  battles::FormationPlan plan, const std::string& name);

}  // namespace screens
