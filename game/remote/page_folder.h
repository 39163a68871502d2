#pragma once
// The web page that a table's host serves under its link (tests/web/README.md tells how to build it): the files of one
// folder, by their bare names. The page joins the same table by itself.

#include <filesystem>

#include "engine/net/websocket.h"

namespace remote {

// True if the folder contains the page.
bool has_page(const std::filesystem::path& folder);
// Its files, each read at its first request. Without a page, a sentence says that the link is for the program.
net::Pages pages_in(const std::filesystem::path& folder);

}  // namespace remote
