#include "game/coin_wars/battles/library.h"

#include <algorithm>

#include "engine/core/path.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/schema.h"
#include "game/kit/json_text.h"

namespace battles {

namespace {

namespace fs = std::filesystem;

const char* folder_name(Kind kind) {
    switch (kind) {
        case Kind::Battles:
            return "battles";
        case Kind::Coins:
            return "coins";
        case Kind::Formations:
            return "formations";
    }
    return "";
}

const char* noun(Kind kind) {
    switch (kind) {
        case Kind::Battles:
            return "battle";
        case Kind::Coins:
            return "coin set";
        case Kind::Formations:
            return "formation";
    }
    return "";
}

std::string name_of(const fs::path& file) { return core::text(file.stem()); }

std::vector<LibraryFile> listed(const fs::path& folder, Origin origin) {
    std::vector<LibraryFile> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".json") files.push_back({entry->path(), name_of(entry->path()), origin});
    std::ranges::sort(files, {}, &LibraryFile::name);
    return files;
}

bool has(const std::vector<LibraryFile>& files, std::string_view name) {
    return std::ranges::find(files, name, &LibraryFile::name) != files.end();
}

// Why an own file is left out; empty if it is not.
std::string objection(const std::vector<LibraryFile>& shipped, Kind kind, const std::string& name) {
    if (has(shipped, name))
        return std::string("a ")
            .append(noun(kind))
            .append(" that ships is called ")
            .append(rules::excerpt(name))
            .append(": give the file another name");
    if (kind == Kind::Coins && !is_name(name))
        return "battles cannot name this coin set: its file name must have 1 to 32 small letters, digits, _ "
               "and -";
    return "";
}

}  // namespace

Library::Library(fs::path assets, fs::path own)
    : assets_(std::move(assets)), own_(std::move(own)), schemas_(std::make_shared<SchemaShelf>()) {}

fs::path Library::own(Kind kind) const { return own_.empty() ? fs::path() : own_ / folder_name(kind); }

std::vector<LibraryFile> Library::shipped(Kind kind) const {
    return listed(assets_ / folder_name(kind), Origin::Shipped);
}

std::vector<LibraryFile> Library::files(Kind kind) const {
    const std::vector<LibraryFile> shipped = this->shipped(kind);
    std::vector<LibraryFile> files = shipped;
    if (own_.empty()) return files;
    for (LibraryFile& file : listed(own(kind), Origin::Own))
        if (objection(shipped, kind, file.name).empty()) files.push_back(std::move(file));
    return files;
}

std::optional<LibraryFile> Library::find(Kind kind, std::string_view name) const {
    const std::vector<LibraryFile> all = files(kind);
    const auto found = std::ranges::find(all, name, &LibraryFile::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

bool Library::ships(Kind kind, std::string_view name) const { return has(shipped(kind), name); }

Faults Library::left_out(Kind kind) const {
    Faults faults;
    if (own_.empty()) return faults;
    const std::vector<LibraryFile> shipped = this->shipped(kind);
    for (const LibraryFile& file : listed(own(kind), Origin::Own))
        if (std::string reason = objection(shipped, kind, file.name); !reason.empty())
            faults.push_back({file.path.generic_string(), "", std::move(reason)});
    return faults;
}

}  // namespace battles
