#include "game/cli/pack_command.h"

#include "engine/core/decimal.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "game/coin_wars/packs/pack_making.h"

namespace cli {

namespace {

namespace fs = std::filesystem;

int refuse(const battles::Faults& faults, Streams streams) {
    for (const battles::Fault& fault : faults) streams.err << battles::sentence(fault) << '\n';
    return 1;
}

std::string counted(int count, const char* one, const char* many) {
    return count == 0 ? "" : ", " + core::counted(count, one, many);
}

}  // namespace

std::string summary_of(const packs::Pack& pack) {
    using battles::LibraryKind;
    const std::string content = counted(pack.count(LibraryKind::Battles), "battle", "battles") +
                                counted(pack.count(LibraryKind::Wars), "war", "wars") +
                                counted(pack.count(LibraryKind::Coins), "coin set", "coin sets") +
                                counted(pack.count(LibraryKind::Formations), "formation", "formations") +
                                counted(pack.pictures, "picture", "pictures");
    const std::string by = pack.manifest.author.empty() ? "" : ", by " + pack.manifest.author;
    return pack.manifest.title + by + ": " + content.substr(2);
}

int pack(const battles::Library& library, PackCall call, Streams streams) {
    std::error_code error;
    const fs::path folder = core::path(call.names.front());
    const bool of_folder = call.names.size() == 1 && fs::exists(folder / packs::kManifestFile, error);
    if (call.manifest.title.empty()) call.manifest.title = call.names.front();
    const auto bytes =
        of_folder ? packs::pack_of_folder(library, folder) : packs::pack_of(library, {call.manifest, call.names});
    if (!bytes) return refuse(bytes.error(), streams);
    const fs::path file = core::path(call.file);
    if (const auto written = core::write_file(file, *bytes); !written) return cli::refuse(written.error(), 1, streams);
    const auto checked = packs::check_pack(library, file);
    if (!checked) return refuse(checked.error(), streams);
    streams.out << call.file << ": " << summary_of(*checked) << '\n';
    return 0;
}

int unpack(const battles::Library& library, UnpackCall call, Streams streams) {
    const fs::path file = core::path(call.file);
    const fs::path folder = call.folder.empty() ? file.stem() : core::path(call.folder);
    std::error_code error;
    if (fs::exists(folder, error))
        return cli::refuse(core::text(folder) + " already exists: nothing was written into it.", 1, streams);
    const auto pack = packs::unpack(library, file, folder);
    if (!pack) return refuse(pack.error(), streams);
    streams.out << core::text(folder) << ": " << summary_of(*pack) << '\n';
    return 0;
}

}  // namespace cli
