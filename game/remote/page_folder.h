#pragma once
// The page for browsers that a table's host shows under its link (tests/web/README.md says how it is built): the files of
// one folder, by their names alone. It dials the same table by itself.

#include <filesystem>

#include "engine/net/websocket.h"

namespace remote {

// Whether the folder holds a page.
bool has_page(const std::filesystem::path& folder);
// Its files, each read when it is first asked for. Without a page a sentence says that the link is for the program.
net::Pages pages_in(const std::filesystem::path& folder);

}  // namespace remote
