#pragma once
// The rules' own word on a box of Scenes, encounters or Tenets, which its schema cannot know.

#include <filesystem>

#include "game/coin_wars/battles/fault.h"

namespace cli {

// Empty for a box that holds, and for any other file. The file is known to hold by its schema.
battles::Faults check_box(const std::filesystem::path& file);

}  // namespace cli
