#include "game/coin_wars/battles/folder_watch.h"

#include <algorithm>
#include <utility>

namespace battles {

namespace fs = std::filesystem;

FolderWatch::FolderWatch(const Library& library) : seen_(seen_in(library)) {}

bool FolderWatch::look(const Library& library) {
    std::vector<Seen> now = seen_in(library);
    if (now == seen_) return false;
    seen_ = std::move(now);
    return true;
}

std::vector<FolderWatch::Seen> FolderWatch::seen_in(const Library& library) {
    std::vector<Seen> seen;
    for (const Kind kind : kKinds) {
        std::error_code error;
        const fs::path folder = library.own(kind);
        if (folder.empty()) continue;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
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
