// Packs come from outside: each file in one is checked as if it came alone, and all of them before anything is kept.

#include <fstream>
#include <iterator>

#include "engine/archive/picture.h"
#include "engine/core/data_home.h"
#include "engine/core/path.h"
#include "engine/core/write_file.h"
#include "engine/words/file_words.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/formation_file.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/coin_wars/packs/own_picture.h"
#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/json_field.h"

namespace packs {

namespace {

namespace fs = std::filesystem;
using battles::Fault;
using battles::Faults;
using battles::LibraryKind;
using battles::only_fault;
using words::say;

std::string in_pack(const std::string& file, const std::string& member) {
    return member.empty() ? file : file + ": " + member;
}

// The kind of a member by its name; nullopt if it is not one of ours.
std::optional<LibraryKind> kind_of(std::string_view member) {
    for (const LibraryKind kind : battles::kKinds) {
        const std::string folder = std::string(battles::folder_name(kind)) + "/";
        if (!member.starts_with(folder) || !member.ends_with(".json")) continue;
        const std::string_view name = member.substr(folder.size(), member.size() - folder.size() - 5);
        if (battles::is_name(name)) return kind;
    }
    return std::nullopt;
}

bool is_picture_name(std::string_view member) {
    constexpr std::string_view kFolder = "pictures/";
    if (!member.starts_with(kFolder) || !(member.ends_with(".png") || member.ends_with(".jpg"))) return false;
    return battles::is_name(member.substr(kFolder.size(), member.size() - kFolder.size() - 4));
}

bool belongs(std::string_view member) { return member == kManifestFile || kind_of(member) || is_picture_name(member); }

core::Result<std::string, Faults> bytes_of(const fs::path& file, const std::string& named) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return core::failure(only_fault(named, say("This file cannot be opened.")));
    if (fs::file_size(file, error) > kMaxPack)
        return core::failure(only_fault(named, say("this is larger than {1} MB", static_cast<int>(kMaxPack >> 20))));
    std::ifstream in(file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (in.bad() || !in.is_open()) return core::failure(only_fault(named, say("This file cannot be opened.")));
    return bytes;
}

// Faults of members that do not belong, or are not pictures.
Faults faults_of(const std::vector<archive::Member>& members, const std::string& named) {
    Faults faults;
    for (const archive::Member& member : members) {
        if (!belongs(member.name))
            faults.push_back(
                battles::fault_of_file(in_pack(named, member.name), say("this does not belong in a pack")));
        else if (is_picture_name(member.name) && !archive::decode_picture(member.content))
            faults.push_back(battles::fault_of_file(in_pack(named, member.name), no_picture()));
    }
    return faults;
}

Faults write_members(const std::vector<archive::Member>& members, const fs::path& folder, const std::string& named) {
    for (const archive::Member& member : members) {
        if (!belongs(member.name)) continue;
        const fs::path file = folder / core::path(member.name);
        if (const auto made = core::make_user_folder(file.parent_path()); made)
            return only_fault(named, words::told({core::FileFault::Kind::NotMade, file.parent_path(), made}));
        if (const auto written = core::write_file(file, member.content, core::Readers::Owner); !written)
            return only_fault(named, words::told(written.error()));
    }
    return {};
}

template <class Read>
Faults faults_in(const Read& read) {
    return read ? Faults{} : read.error();
}

Faults both(Faults faults, const Faults& more) {
    faults.insert(faults.end(), more.begin(), more.end());
    return faults;
}

Faults check_item(const battles::Library& inside, LibraryKind kind, const fs::path& file) {
    switch (kind) {
        case LibraryKind::Battles:
            return faults_in(battles::load_battle(inside, file));
        case LibraryKind::Wars:
            return faults_in(wars::load_war(inside, file));
        case LibraryKind::Formations:
            return faults_in(battles::load_formation(inside, file));
        case LibraryKind::Coins:
            break;
    }
    const auto json = battles::read_json(file);
    return json ? faults_in(battles::coin_set_from_json(*json, core::generic_text(file))) : Faults{json.error()};
}

// "/tmp/x/battles/hattin.json" is "crusades.coinwars: battles/hattin.json".
Faults renamed(Faults faults, const fs::path& folder, const std::string& named) {
    const std::string before = core::generic_text(folder) + "/";
    for (Fault& fault : faults)
        if (fault.file.starts_with(before)) fault.file = in_pack(named, fault.file.substr(before.size()));
    return faults;
}

std::string title_of(const fs::path& file) {
    const auto json = battles::read_json(file);
    const std::string name = core::text(file.stem());
    if (!json || !json->is_object()) return name;
    const auto title = json->find("title");
    return title != json->end() && title->is_string() && !title->get<std::string>().empty() ? title->get<std::string>()
                                                                                            : name;
}

core::Result<Manifest, Faults> manifest_in(const battles::Library& library, const fs::path& folder,
                                           const std::string& named) {
    const auto json = battles::read_json(folder / kManifestFile);
    if (!json) return core::failure(renamed({json.error()}, folder, named));
    return manifest_from_json(library, *json, in_pack(named, kManifestFile));
}

// All except the manifest.
core::Result<Pack, Faults> read_items(const battles::Library& library, const fs::path& folder,
                                      const std::string& named) {
    const battles::Library inside = library.of_pack(folder);
    Pack pack;
    Faults faults;
    for (const LibraryKind kind : battles::kKinds)
        for (const battles::LibraryFile& file : inside.files(kind)) {
            if (file.origin == battles::Origin::Shipped) continue;
            faults = both(std::move(faults), renamed(check_item(inside, kind, file.path), folder, named));
            pack.items.push_back({kind, file.name, title_of(file.path)});
        }
    if (!faults.empty()) return core::failure(std::move(faults));
    std::error_code none;
    for (fs::directory_iterator entry(folder / "pictures", none), end; !none && entry != end; entry.increment(none))
        ++pack.pictures;
    return pack;
}

// The pack, or all its faults, including those already `found`.
core::Result<Pack, Faults> whole(Faults found, const core::Result<Manifest, Faults>& manifest,
                                 core::Result<Pack, Faults> items, const std::string& named) {
    Faults faults = both(both(faults_in(manifest), found), faults_in(items));
    if (faults.empty() && items->items.empty()) faults = only_fault(named, say("it is empty"));
    if (faults.size() > rules::kComplaints) faults.resize(rules::kComplaints);
    if (!faults.empty()) return core::failure(std::move(faults));
    items->manifest = *manifest;
    return items;
}

}  // namespace

std::string first_bytes(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return {};
    std::ifstream in(file, std::ios::binary);
    std::string bytes(4, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

bool is_pack(const fs::path& file) { return archive::is_zip(first_bytes(file)); }

core::Result<Pack, Faults> read_folder(const battles::Library& library, const fs::path& folder,
                                       const std::string& named) {
    return whole({}, manifest_in(library, folder, named), read_items(library, folder, named), named);
}

core::Result<Pack, Faults> unpack(const battles::Library& library, const fs::path& file, const fs::path& folder) {
    const std::string named = core::text(file.filename());
    const auto bytes = bytes_of(file, named);
    if (!bytes) return core::failure(bytes.error());
    if (!archive::is_zip(*bytes)) return core::failure(only_fault(named, say("this is not a Coin Wars pack")));
    const auto members = archive::read_zip(*bytes, kPackBounds);
    if (!members) return core::failure(only_fault(in_pack(named, members.error().member), members.error().reason));
    if (std::ranges::find(*members, kManifestFile, &archive::Member::name) == members->end())
        return core::failure(
            only_fault(named, say("this is not a Coin Wars pack: it has no {1}", words::plain(kManifestFile))));
    const Faults unwritten = write_members(*members, folder, named);
    auto pack = unwritten.empty() ? whole(faults_of(*members, named), manifest_in(library, folder, named),
                                          read_items(library, folder, named), named)
                                  : core::Result<Pack, Faults>(core::failure(unwritten));
    std::error_code ignored;
    if (!pack) fs::remove_all(folder, ignored);
    return pack;
}

core::Result<Pack, Faults> check_pack(const battles::Library& library, const fs::path& file) {
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    fs::path folder;
    for (int i = 1; folder.empty() || fs::exists(folder, error); ++i)
        folder = temporary / ("coinwars-pack-" + std::to_string(i));
    auto pack = unpack(library, file, folder);
    fs::remove_all(folder, error);
    return pack;
}

std::optional<fs::path> picture_in(const fs::path& folder, const std::string& name) {
    std::error_code error;
    for (const char* ending : {".png", ".jpg"})
        if (const fs::path file = folder / "pictures" / core::path(name + ending); fs::exists(file, error)) return file;
    return std::nullopt;
}

std::optional<archive::DecodedPicture> load_picture(const fs::path& folder, const std::string& name) {
    const auto file = picture_in(folder, name);
    const auto bytes = file ? bytes_of(*file, name) : core::Result<std::string, Faults>(core::failure(Faults()));
    return bytes ? archive::decode_picture(*bytes) : std::nullopt;
}

}  // namespace packs
