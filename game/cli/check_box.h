#pragma once
// Checks that a schema cannot express for a box of Scenes, encounters or Tenets.

#include <filesystem>

#include "game/coin_wars/battles/fault.h"

namespace cli {

// Empty for a valid box and for any other file. The file must already match its schema.
battles::Faults check_box(const std::filesystem::path& file);

}  // namespace cli
