#include "game/coin_wars/battles/user_folder.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"

namespace battles {

namespace fs = std::filesystem;

namespace {

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream content;
    content << in.rdbuf();
    return std::move(content).str();
}

}  // namespace

void prepare_own(const Library& library) {
    if (library.own().empty()) return;
    std::error_code ignored;
    for (const LibraryKind kind : kKinds) (void)core::make_user_folder(library.own(kind));
    const fs::path to = library.own() / "schemas";
    (void)core::make_user_folder(to);
    for (const auto& entry : fs::directory_iterator(library.assets() / "schemas", ignored)) {
        const fs::path copy = to / entry.path().filename();
        const std::string shipped = content_of(entry.path());
        if (content_of(copy) != shipped) (void)core::write_file(copy, shipped);
    }
}

FolderWatch::FolderWatch(const Library& library) : seen_(seen_in(library)) {}

bool FolderWatch::look(const Library& library) {
    std::vector<Seen> now = seen_in(library);
    if (now == seen_) return false;
    seen_ = std::move(now);
    return true;
}

std::vector<FolderWatch::Seen> FolderWatch::seen_in(const Library& library) {
    std::vector<Seen> seen;
    std::vector<fs::path> folders;
    for (const LibraryKind kind : kKinds) {
        if (!library.own(kind).empty()) folders.push_back(library.own(kind));
        for (const std::string& pack : library.packs())
            folders.push_back(library.packs_folder() / core::path(pack) / folder_name(kind));
    }
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
            if (entry->path().extension() != ".json") continue;
            std::error_code gone;  // the file vanished after it was listed
            const auto written = entry->last_write_time(gone);
            const bool is_file = entry->is_regular_file(gone);
            seen.push_back({entry->path(), written, is_file ? entry->file_size(gone) : 0});
        }
    }
    std::ranges::sort(seen, {}, &Seen::path);
    return seen;
}

}  // namespace battles
