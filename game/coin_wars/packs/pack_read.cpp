// Packs come from outside: each file of one is read as if it came alone, and all of them before anything is kept.

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
#include "game/coin_wars/packs/pack.h"
#include "game/coin_wars/wars/war_file.h"
#include "game/kit/json_text.h"

namespace packs {

namespace {

namespace fs = std::filesystem;
using battles::Fault;
using battles::Faults;
using battles::Kind;
using battles::only_fault;
using words::say;

std::string in_pack(const std::string& file, const std::string& member) {
    return member.empty() ? file : file + ": " + member;
}

// The kind of a member of that name; nullopt: none of ours.
std::optional<Kind> kind_of(std::string_view member) {
    for (const Kind kind : battles::kKinds) {
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
    if (fs::file_size(file, error) > kPackMost)
        return core::failure(only_fault(named, say("this is larger than {1} MB", static_cast<int>(kPackMost >> 20))));
    std::ifstream in(file, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (in.bad() || !in.is_open()) return core::failure(only_fault(named, say("This file cannot be opened.")));
    return bytes;
}

// What every pack must be, before it is written anywhere.
Faults faults_of(const std::vector<archive::Member>& members, const battles::Library& library,
                 const std::string& named) {
    const auto manifest = std::ranges::find(members, kManifestFile, &archive::Member::name);
    if (manifest == members.end())
        return only_fault(named, say("this is not a Coin Wars pack: it has no {1}", words::plain(kManifestFile)));
    Faults faults;
    const auto json = rules::parse_json(manifest->content);
    if (!json) return {{in_pack(named, kManifestFile), "", json.error(), rules::why_unreadable(json.error())}};
    if (auto read = manifest_from_json(library, *json, in_pack(named, kManifestFile)); !read) faults = read.error();
    for (const archive::Member& member : members) {
        if (!belongs(member.name))
            faults.push_back(
                battles::fault_of_file(in_pack(named, member.name), say("this does not belong in a pack")));
        else if (is_picture_name(member.name) && !archive::is_picture(member.content))
            faults.push_back(battles::fault_of_file(
                in_pack(named, member.name),
                say("this picture cannot be read: it must be a PNG or JPEG, at most {1} pixels wide and high",
                    archive::kPictureMost)));
    }
    return faults;
}

Faults write_members(const std::vector<archive::Member>& members, const fs::path& folder, const std::string& named) {
    for (const archive::Member& member : members) {
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

Faults check_item(const battles::Library& inside, Kind kind, const fs::path& file) {
    switch (kind) {
        case Kind::Battles:
            return faults_in(battles::load_battle(inside, file));
        case Kind::Wars:
            return faults_in(wars::load_war(inside, file));
        case Kind::Formations:
            return faults_in(battles::load_formation(inside, file));
        case Kind::Coins:
            break;
    }
    const auto json = battles::read_json(file);
    return json ? faults_in(battles::coin_set_from_json(*json, file.generic_string())) : Faults{json.error()};
}

// "/tmp/x/battles/hattin.json" is "crusades.coinwars: battles/hattin.json".
Faults renamed(Faults faults, const fs::path& folder, const std::string& named) {
    const std::string before = folder.generic_string() + "/";
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

}  // namespace

bool is_pack(const fs::path& file) {
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return false;
    std::ifstream in(file, std::ios::binary);
    char first[4] = {};
    in.read(first, sizeof first);
    return archive::is_zip(std::string_view(first, static_cast<std::size_t>(in.gcount())));
}

core::Result<Pack, Faults> read_folder(const battles::Library& library, const fs::path& folder,
                                       const std::string& named) {
    const auto json = battles::read_json(folder / kManifestFile);
    if (!json) return core::failure(renamed({json.error()}, folder, named));
    auto manifest = manifest_from_json(library, *json, in_pack(named, kManifestFile));
    if (!manifest) return core::failure(std::move(manifest.error()));
    const battles::Library inside = library.of_pack(folder);
    Pack pack{std::move(*manifest), {}, 0};
    Faults faults;
    for (const Kind kind : battles::kKinds)
        for (const battles::LibraryFile& file : inside.files(kind)) {
            if (file.origin == battles::Origin::Shipped) continue;
            Faults found = renamed(check_item(inside, kind, file.path), folder, named);
            faults.insert(faults.end(), found.begin(), found.end());
            pack.items.push_back({kind, file.name, title_of(file.path)});
        }
    if (!faults.empty()) return core::failure(std::move(faults));
    std::error_code none;
    for (fs::directory_iterator entry(folder / "pictures", none), end; !none && entry != end; entry.increment(none))
        ++pack.pictures;
    if (pack.items.empty()) return core::failure(only_fault(named, say("it is empty")));
    return pack;
}

core::Result<Pack, Faults> unpack(const battles::Library& library, const fs::path& file, const fs::path& folder) {
    const std::string named = core::text(file.filename());
    const auto bytes = bytes_of(file, named);
    if (!bytes) return core::failure(bytes.error());
    const auto members = archive::read_zip(*bytes, kPackBounds);
    if (!members) return core::failure(only_fault(in_pack(named, members.error().member), members.error().reason));
    if (Faults faults = faults_of(*members, library, named); !faults.empty()) return core::failure(std::move(faults));
    Faults faults = write_members(*members, folder, named);
    if (faults.empty()) {
        auto pack = read_folder(library, folder, named);
        if (pack) return pack;
        faults = std::move(pack.error());
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return core::failure(std::move(faults));
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

}  // namespace packs
