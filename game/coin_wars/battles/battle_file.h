#pragma once
// Battles as files: battles/<name>.json of the library, format "coinwars-battle/1". Any such file is a battle.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/battle_description.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/rules/scenario.h"
#include "game/kit/json.h"

namespace battles {

struct Battle : Pages {
    std::string name;            // file name without extension: "cannae"; from a pack: "hattin@crusades"
    std::filesystem::path file;  // empty: not from a file
    Origin origin = Origin::Shipped;
    std::string pack;  // for Origin::Pack
    std::string title;
    rules::Json json;  // the whole file with its coin sets inlined: input for a rule system
    rules::coin_wars::Scenario scenario;

    int coins(rules::coin_wars::Side side) const;
};

// The coin sets that the file names ("us" by default); empty if it has its own rows.
std::vector<std::string> coin_sets_named(const rules::Json& battle);

// Checks with the rules' own reader, then against the schema. `coin_set` may be one name (default "us") or several.
// `file`: the file's name in faults.
core::Result<Battle, Faults> battle_from_json(const Library& library, rules::Json json, const std::string& file);
core::Result<Battle, Faults> load_battle(const Library& library, const std::filesystem::path& file);
// The same for a library file, whose entry gives its name and origin.
core::Result<Battle, Faults> load_listed(const Library& library, const LibraryFile& file);
// True if a user's name for a battle means a file: it contains a folder or has our file extension.
bool is_file_name(std::string_view battle);
// Loads a library battle by name, or makes the quick battle of this name (quick_code.h); if there is none, the fault
// lists the existing ones.
core::Result<Battle, Faults> find_battle(const Library& library, const std::string& name);
// The same battle before it is parsed, as Battle::json has it: to be changed and then given to battle_from_json().
core::Result<rules::Json, Faults> find_battle_json(const Library& library, const std::string& name);

// All battles of the library: tutorials (no year) first, then by year. Files that fail to load or are left out become
// faults; the others still load.
struct Shelf {
    std::vector<Battle> battles;
    Faults faults;
};
Shelf load_battles(const Library& library);

}  // namespace battles
