#pragma once
// Formation files: formations/<name>.json of the library, or files that users save and share, format
// "coinwars-formation/1": a listed formation with its parameters and a mix of types, or custom places.

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
inline constexpr int kMaxFormation = 500;  // coins

// Reads a plan and checks it against its coin sets (every type exists, no places overlap) and against the schema.
// `file`: the file's name in faults.
core::Result<FormationPlan, Faults> formation_from_json(const Library& library, const rules::Json& json,
                                                        const std::string& file);
core::Result<FormationPlan, Faults> load_formation(const Library& library, const std::filesystem::path& file);
// A formation that the library lists; its coin sets have the library's names.
core::Result<FormationPlan, Faults> load_formation(const Library& library, const LibraryFile& file);

// All formations of the library, shipped ones first. Files that fail to load or are left out become faults; the others
// still load.
struct FormationShelf {
    std::vector<FormationPlan> plans;
    std::vector<LibraryFile> files;  // one for each plan
    Faults faults;
};
FormationShelf load_formations(const Library& library);

// Leaves out values that equal the default.
rules::Json formation_json(const FormationPlan& plan);
rules::Json formation_schema();
// Deterministic text, one line for each group or place.
std::string formation_text(const FormationPlan& plan);

}  // namespace battles
