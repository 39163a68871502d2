#pragma once
// Battles as files: battles/<name>.json of the library, format "coinwars-battle/1". A file dropped there is a
// battle.

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
    std::string name;            // the file's, without its ending: "cannae"
    std::filesystem::path file;  // empty: from no file
    Origin origin = Origin::Shipped;
    std::string title;
    rules::Json json;  // the whole file, its coin set written out: what a rule system starts from
    rules::coin_wars::Scenario scenario;

    int coins(rules::coin_wars::Side side) const;
};

// The coin sets that the file names ("us" where it says nothing); none where it has rows of its own.
std::vector<std::string> coin_sets_named(const rules::Json& battle);
// Named coin sets are written out in the battle, one after the other; nothing else is changed.
core::Result<rules::Json, Faults> with_coin_sets(const Library& library, rules::Json battle,
                                                 const std::string& file);

// Checked against the rules' own reader, then against the schema. `coin_set` may be a name (default "us"), or
// several. `file` is what faults call it.
core::Result<Battle, Faults> battle_from_json(const Library& library, rules::Json json,
                                              const std::string& file);
core::Result<Battle, Faults> load_battle(const Library& library, const std::filesystem::path& file);
// One of the library, by its name; the fault lists what there is.
core::Result<Battle, Faults> find_battle(const Library& library, const std::string& name);

// All of the library: those without a year, which are for learning, then by year. Files that do not load or
// are left out are among the faults and nothing else fails.
struct Shelf {
    std::vector<Battle> battles;
    Faults faults;
};
Shelf load_battles(const Library& library);

}  // namespace battles
