#pragma once
// Makes packs from the library: each battle and war is packed with everything it needs that does not ship.

#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/packs/pack.h"

namespace packs {

struct Order {
    Manifest manifest;  // an empty name is derived from the title
    // By the library's names, of any kind unless `kind` is given.
    std::vector<std::string> names;
    std::optional<battles::LibraryKind> kind{};
};
// The bytes of the file. The faults name files that are missing or cannot be read, and what the manifest must not say.
core::Result<std::string, battles::Faults> pack_of(const battles::Library& library, Order order);
// Packs a folder that has the form of a pack.
core::Result<std::string, battles::Faults> pack_of_folder(const battles::Library& library,
                                                          const std::filesystem::path& folder);

// "Hattin, 1187" becomes "hattin-1187": the name of a pack or of a member.
std::string name_from(std::string_view title);

}  // namespace packs
