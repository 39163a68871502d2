#include "game/coin_wars/profile/unsaved_drafts.h"

#include <string>

#include "engine/core/path.h"

namespace profile {

namespace {

namespace fs = std::filesystem;

fs::path buried_file(const fs::path& top, int depth) {
    return top.parent_path() / core::path(core::text(top.stem()) + "." + std::to_string(depth) + ".json");
}
// Returns how many drafts wait below the topmost one.
int buried(const fs::path& top) {
    std::error_code error;
    int depth = 0;
    while (fs::exists(buried_file(top, depth + 1), error)) ++depth;
    return depth;
}

}  // namespace

void bury_draft(const fs::path& top) {
    std::error_code error;
    if (fs::exists(top, error)) fs::rename(top, buried_file(top, buried(top) + 1), error);
}

void drop_draft(const fs::path& top) {
    std::error_code error;
    fs::remove(top, error);
    if (const int below = buried(top); below > 0) fs::rename(buried_file(top, below), top, error);
}

}  // namespace profile
