#pragma once
// Formation files: formations/<name>.json of the library and whatever people save and share, format
// "coinwars-formation/1": one of the list of formations with its parameters and a mix of types, or places of
// one's own.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/formation_plan.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace battles {

inline constexpr const char* kFormationFormat = "coinwars-formation/1";
inline constexpr int kFormationMost = 500;  // coins

// Read, held against its coin set (every type is there, no places overlap) and against the schema. `file` is
// what faults call it.
core::Result<Plan, Faults> formation_from_json(const Library& library, const rules::Json& json,
                                               const std::string& file);
core::Result<Plan, Faults> load_formation(const Library& library, const std::filesystem::path& file);

// All of the library, those that ship first. Files that do not load or are left out are among the faults and
// nothing else fails.
struct FormationShelf {
    std::vector<Plan> plans;
    std::vector<LibraryFile> files;  // of each plan
    Faults faults;
};
FormationShelf load_formations(const Library& library);

// What is as by default is left out.
rules::Json formation_json(const Plan& plan);
// The same plan, the same text: a line a group or place.
std::string formation_text(const Plan& plan);

}  // namespace battles
