#include "game/coin_wars/battles/library.h"

#include <algorithm>
#include <iterator>

#include "engine/core/lists.h"
#include "engine/core/path.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/schema.h"
#include "game/kit/json_text.h"

namespace battles {

namespace fs = std::filesystem;

namespace {

struct KindWords {
    const char *folder, *noun;
};
constexpr std::array<KindWords, kKinds.size()> kKindWords{
    {{"battles", "battle"}, {"coins", "coin set"}, {"formations", "formation"}, {"wars", "war"}}};

}  // namespace

const char* folder_name(LibraryKind kind) { return kKindWords[static_cast<std::size_t>(kind)].folder; }

std::string_view pack_of(std::string_view name) {
    const auto at = name.rfind('@');
    return at == std::string_view::npos ? std::string_view() : name.substr(at + 1);
}

namespace {

const char* noun(LibraryKind kind) { return kKindWords[static_cast<std::size_t>(kind)].noun; }

std::string name_of(const fs::path& file) { return core::text(file.stem()); }

std::vector<LibraryFile> listed(const fs::path& folder, Origin origin) {
    std::vector<LibraryFile> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".json") files.push_back({entry->path(), name_of(entry->path()), origin});
    std::ranges::sort(files, {}, &LibraryFile::name);
    return files;
}

// A pack's own files come first, and hide shipped ones with their names.
std::vector<LibraryFile> with_hidden(std::vector<LibraryFile> own, const std::vector<LibraryFile>& shipped) {
    const std::vector<LibraryFile> first = own;
    std::ranges::copy_if(shipped, std::back_inserter(own), [&](const LibraryFile& file) {
        return !core::contains(first, file.name, &LibraryFile::name);
    });
    return own;
}

// Why an own file is left out; empty if it is used.
std::string objection(const std::vector<LibraryFile>& shipped, LibraryKind kind, const std::string& name) {
    if (core::contains(shipped, name, &LibraryFile::name))
        return std::string("a ")
            .append(noun(kind))
            .append(" that ships is called ")
            .append(rules::excerpt(name))
            .append(": give the file another name");
    if (kind == LibraryKind::Coins && !is_name(name))
        return "battles cannot name this coin set: its file name must have 1 to 32 small letters, digits, _ "
               "and -";
    return "";
}

}  // namespace

Library::Library(fs::path assets, fs::path own)
    : assets_(std::move(assets)),
      own_(std::move(own)),
      schemas_(std::make_shared<SchemaShelf>()),
      parsed_(std::make_shared<std::atomic<int>>(0)) {}

fs::path Library::own(LibraryKind kind) const { return own_.empty() ? fs::path() : own_ / folder_name(kind); }

std::vector<LibraryFile> Library::shipped(LibraryKind kind) const {
    return listed(assets_ / folder_name(kind), Origin::Shipped);
}

std::vector<LibraryFile> Library::files(LibraryKind kind) const {
    const std::vector<LibraryFile> shipped = this->shipped(kind);
    if (is_pack_) return with_hidden(listed(own(kind), Origin::Own), shipped);
    std::vector<LibraryFile> files = shipped;
    if (own_.empty()) return files;
    for (LibraryFile& file : listed(own(kind), Origin::Own))
        if (objection(shipped, kind, file.name).empty()) files.push_back(std::move(file));
    for (const std::string& pack : packs())
        for (LibraryFile& file : listed(packs_folder() / core::path(pack) / folder_name(kind), Origin::Pack)) {
            file.name += "@" + pack;
            file.pack = pack;
            files.push_back(std::move(file));
        }
    return files;
}

fs::path Library::packs_folder() const { return own_.empty() || is_pack_ ? fs::path() : own_ / "packs"; }

std::vector<std::string> Library::packs() const {
    std::vector<std::string> names;
    std::error_code error;
    const fs::path folder = packs_folder();
    if (folder.empty()) return names;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = core::text(entry->path().filename());
        std::error_code gone;
        if (is_name(name) && fs::exists(entry->path() / "pack.json", gone)) names.push_back(name);
    }
    std::ranges::sort(names);
    return names;
}

Library Library::of_pack(const fs::path& folder) const {
    Library library = *this;
    library.own_ = folder;
    library.is_pack_ = true;
    return library;
}

Library Library::home_of(const LibraryFile& file) const {
    return file.origin == Origin::Pack ? of_pack(packs_folder() / core::path(file.pack)) : *this;
}

std::string Library::named_outside(LibraryKind kind, const std::string& name, const std::string& pack) const {
    return pack.empty() || !find(kind, name + "@" + pack) ? name : name + "@" + pack;
}

std::optional<LibraryFile> Library::find(LibraryKind kind, std::string_view name) const {
    const std::vector<LibraryFile> all = files(kind);
    const auto found = std::ranges::find(all, name, &LibraryFile::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

bool Library::ships(LibraryKind kind, std::string_view name) const {
    return core::contains(shipped(kind), name, &LibraryFile::name);
}

Faults Library::left_out(LibraryKind kind) const {
    Faults faults;
    if (own_.empty() || is_pack_) return faults;
    const std::vector<LibraryFile> shipped = this->shipped(kind);
    for (const LibraryFile& file : listed(own(kind), Origin::Own))
        if (std::string reason = objection(shipped, kind, file.name); !reason.empty())
            faults.push_back({core::generic_text(file.path), "", std::move(reason)});
    return faults;
}

}  // namespace battles
