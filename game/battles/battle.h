#pragma once
// Battles as files: assets/battles/<name>.json, format "coinwars-battle/1". A file dropped there is a battle.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/battles/fault.h"
#include "game/rules/coin_wars/scenario.h"
#include "game/rules/json.h"

namespace battles {

struct Battle {
    std::string name;  // the file's, without its ending: "cannae"
    std::string title, era, date;
    int year = 0;  // before Christ: negative; 0: not given
    std::string summary, history;
    std::vector<std::string> notes, sources;
    rules::Json json;  // the whole file, its coin set written out: what a rule system starts from
    rules::coin_wars::Scenario scenario;

    int coins(rules::coin_wars::Side side) const;
};

// Checked against the rules' own reader, then against the schema. `coin_set` may be a name (default "us"), or several.
// `file` is what faults call it.
core::Result<Battle, Faults> battle_from_json(const std::filesystem::path& assets, rules::Json json,
                                              const std::string& file);
core::Result<Battle, Faults> load_battle(const std::filesystem::path& assets,
                                         const std::filesystem::path& file);
// One that ships, by its name; the fault lists what there is.
core::Result<Battle, Faults> find_battle(const std::filesystem::path& assets, const std::string& name);

// All that ship: those without a year, which are for learning, then by year. Files that do not load are among
// the faults and nothing else fails.
struct Shelf {
    std::vector<Battle> battles;
    Faults faults;
};
Shelf load_battles(const std::filesystem::path& assets);

}  // namespace battles
