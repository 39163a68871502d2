#include "game/coin_wars/battles/user_folder.h"

#include <fstream>
#include <iterator>
#include <string>

#include "engine/core/write_file.h"

namespace battles {

namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

void prepare_own(const Library& library) {
    if (library.own().empty()) return;
    std::error_code ignored;
    for (const Kind kind : kKinds) fs::create_directories(library.own(kind), ignored);
    const fs::path to = library.own() / "schemas";
    fs::create_directories(to, ignored);
    for (const auto& entry : fs::directory_iterator(library.assets() / "schemas", ignored)) {
        const fs::path copy = to / entry.path().filename();
        const std::string shipped = content_of(entry.path());
        if (content_of(copy) != shipped) (void)core::write_file(copy, shipped);
    }
}

}  // namespace battles
