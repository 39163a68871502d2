#pragma once
// Wars as files: wars/<name>.json of the shipped folder and of the user's own, format "coinwars-war/1". A file names
// its battles, whose files provide the lines.

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
    std::string pack;  // for Origin::Pack
    rules::Json json;  // the complete plan: input for the rule system
    war::WarPlan plan;
};

// `file`: its name in faults.
core::Result<WarFile, battles::Faults> war_from_json(const battles::Library& library, rules::Json json,
                                                     const std::string& file);
core::Result<WarFile, battles::Faults> load_war(const battles::Library& library, const std::filesystem::path& file);
// A library war by name, or a file; if there is none, the fault lists the existing ones.
core::Result<WarFile, battles::Faults> find_war(const battles::Library& library, const std::string& name);

// All wars by year, those without one last. Files that fail to load become faults; the others still load.
struct WarShelf {
    std::vector<WarFile> wars;
    battles::Faults faults;
};
WarShelf load_wars(const battles::Library& library);

}  // namespace wars
