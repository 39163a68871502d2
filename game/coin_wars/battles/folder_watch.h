#pragma once
// Notices that one's own files have changed on the disk, by their names, sizes and times.

#include <cstdint>
#include <filesystem>
#include <vector>

#include "game/coin_wars/battles/library.h"

namespace battles {

class FolderWatch {
public:
    // As the library's own folders lie now.
    explicit FolderWatch(const Library& library);

    // A file of own battles, coin sets or formations is new, changed or gone since the last look. Cheap
    // enough for once a second; a file that is caught half written is seen again when it is whole.
    bool look(const Library& library);

private:
    struct Seen {
        std::filesystem::path path;
        std::filesystem::file_time_type written;
        std::uintmax_t size = 0;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    static std::vector<Seen> seen_in(const Library& library);

    std::vector<Seen> seen_;
};

}  // namespace battles
