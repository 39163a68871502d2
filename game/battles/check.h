#pragma once
// Any of our files held against what its format promises.

#include <filesystem>

#include "game/battles/fault.h"

namespace battles {

// Battle, coin set, save and replay files, told apart by their `format`. A save or replay is also played to
// its end. Empty: it holds.
Faults check_file(const std::filesystem::path& assets, const std::filesystem::path& file);

}  // namespace battles
