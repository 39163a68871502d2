#pragma once
// The user's own folder: its subfolders for files, the schemas beside them, and changes there on disk.

#include <cstdint>
#include <filesystem>
#include <vector>

#include "game/coin_wars/battles/library.h"

namespace battles {

// Creates missing battles/, coins/ and formations/, and copies shipped schemas to schemas/ if missing or different, so
// that editors find "../schemas/battle.schema.json" from own files as from shipped ones. Ignores write errors: the game
// needs none of this.
void prepare_own(const Library& library);

class FolderWatch {
public:
    // Starts from the current state of the library's own folders.
    explicit FolderWatch(const Library& library);

    // True if a file among the own battles, coin sets or formations was added, changed or removed since the last call.
    // Cheap enough to call once a second; a half-written file is reported again when it is complete.
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
