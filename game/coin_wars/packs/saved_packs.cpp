#include "game/coin_wars/packs/saved_packs.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "engine/core/path.h"
#include "engine/words/file_words.h"
#include "game/coin_wars/battles/json_file.h"

namespace packs {

namespace {

namespace fs = std::filesystem;

constexpr const char* kOpened = ".opened";  // not a valid pack name

using Files = std::map<std::string, std::string>;

Files files_below(const fs::path& folder) {
    Files files;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        std::ifstream in(entry->path(), std::ios::binary);
        files[core::generic_text(entry->path().lexically_relative(folder))] = {std::istreambuf_iterator<char>(in), {}};
    }
    return files;
}

std::string numbered(const std::string& name, int number) {
    if (number == 1) return name;
    const std::string end = "-" + std::to_string(number);
    return name.substr(0, 32 - end.size()) + end;
}

// Another page may show a pack that is open too.
fs::path folder_to_open_in(const battles::Library& library) {
    std::error_code error;
    for (int number = 1;; ++number) {
        fs::path folder = library.packs_folder() / numbered(kOpened, number);
        if (!fs::exists(folder, error)) return folder;
    }
}

// Finds where it is kept, or can be.
void find_place(const battles::Library& library, OpenedPack& opened) {
    const Files files = files_below(opened.folder);
    std::error_code error;
    opened.has_namesake = false;
    for (int number = 1;; ++number) {
        opened.name = numbered(opened.pack.manifest.name, number);
        const fs::path there = library.packs_folder() / core::path(opened.name);
        if (!fs::exists(there, error)) return;
        if (files_below(there) == files) {
            drop(opened);
            opened.folder = there;
            opened.is_kept = true;
            return;
        }
        opened.has_namesake = true;
    }
}

}  // namespace

std::vector<SavedPack> saved_packs(const battles::Library& library) {
    std::vector<SavedPack> kept;
    for (const std::string& name : library.packs())
        if (auto pack = find_saved(library, name)) kept.push_back(std::move(*pack));
    std::ranges::stable_sort(kept, {}, [](const SavedPack& pack) { return pack.manifest.title; });
    return kept;
}

std::optional<SavedPack> find_saved(const battles::Library& library, const std::string& name) {
    const fs::path folder = library.packs_folder() / core::path(name);
    const auto json = battles::read_json(folder / kManifestFile);
    if (!json) return std::nullopt;
    auto manifest = manifest_from_json(library, *json, name);
    return manifest ? std::optional(SavedPack{name, std::move(*manifest), folder}) : std::nullopt;
}

words::Phrase from_pack(const Manifest& manifest) {
    if (manifest.author.empty()) return words::say("From the pack {1}", words::plain(manifest.title));
    return words::say("From the pack {1} by {2}", words::plain(manifest.title), words::plain(manifest.author));
}

core::Result<OpenedPack, battles::Faults> open_pack(const battles::Library& library, const fs::path& file) {
    const fs::path folder = folder_to_open_in(library);
    auto pack = unpack(library, file, folder);
    if (!pack) return core::failure(std::move(pack.error()));
    OpenedPack opened{std::move(*pack), folder, "", false, false};
    find_place(library, opened);
    return opened;
}

core::Result<void, words::Phrase> keep(const battles::Library& library, OpenedPack& opened) {
    if (!opened.is_kept) find_place(library, opened);  // its name may be taken by now
    if (opened.is_kept) return {};
    const fs::path to = library.packs_folder() / core::path(opened.name);
    std::error_code error;
    fs::rename(opened.folder, to, error);
    if (error) return core::failure(words::told({core::FileFault::Kind::NotWritten, to, error}));
    opened.folder = to;
    opened.is_kept = true;
    return {};
}

void drop(const OpenedPack& opened) {
    std::error_code ignored;
    if (!opened.is_kept) fs::remove_all(opened.folder, ignored);
}

void drop_opened(const battles::Library& library) {
    std::error_code ignored;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(library.packs_folder(), ignored), end; entry != end; entry.increment(ignored))
        if (core::text(entry->path().filename()).starts_with(kOpened)) left.push_back(entry->path());
    for (const fs::path& folder : left) fs::remove_all(folder, ignored);
}

}  // namespace packs
