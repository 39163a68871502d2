#pragma once
// Wars as files: wars/<name>.json of the shipped folder and of the player's own, format "coinwars-war/1". A file
// names its battles; what their lines are is brought in from the battle files.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/wars/rules/war_plan.h"

namespace wars {

namespace war = rules::war;

inline constexpr const char* kWarFormat = "coinwars-war/1";

struct WarFile {
    std::string name;  // file name without extension: "punic"; from a pack: "crusade@crusades"
    std::filesystem::path file;
    battles::Origin origin = battles::Origin::Shipped;
    std::string pack;  // of Origin::Pack
    rules::Json json;  // the whole plan: what the rule system starts from
    war::Plan plan;
};

// `file`: its name in the faults.
core::Result<WarFile, battles::Faults> war_from_json(const battles::Library& library, rules::Json json,
                                                     const std::string& file);
core::Result<WarFile, battles::Faults> load_war(const battles::Library& library, const std::filesystem::path& file);
// A war of the library by name, or a file; if there is none, the fault lists those that exist.
core::Result<WarFile, battles::Faults> find_war(const battles::Library& library, const std::string& name);

// All of them by year, free ones last. Files that fail to load become faults; the others still load.
struct WarShelf {
    std::vector<WarFile> wars;
    battles::Faults faults;
};
WarShelf load_wars(const battles::Library& library);

}  // namespace wars
