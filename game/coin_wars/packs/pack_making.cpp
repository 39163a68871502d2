#include "game/coin_wars/packs/pack_making.h"

#include <algorithm>
#include <fstream>
#include <map>

#include "engine/core/path.h"
#include "game/coin_wars/battles/battle_file.h"
#include "game/coin_wars/battles/battle_file_text.h"
#include "game/coin_wars/battles/coin_set.h"
#include "game/coin_wars/battles/json_file.h"
#include "game/kit/file_name.h"
#include "game/kit/json_text.h"

namespace packs {

namespace {

namespace fs = std::filesystem;
using battles::Faults;
using battles::Library;
using battles::LibraryFile;
using battles::LibraryKind;
using battles::only_fault;
using rules::Json;
using words::say;

constexpr std::size_t kMaxName = 32;

// Collects members, each with the files it needs.
class Collector {
public:
    // Returns its name in the pack; shipped files are not added.
    std::string add(const Library& home, LibraryKind kind, const std::string& name) {
        const auto file = home.find(kind, name);
        if (!file) {
            faults_.push_back(battles::fault_of_file(rules::excerpt(name), say("nothing has this name")));
            return name;
        }
        return file->origin == battles::Origin::Shipped ? name : add(home, kind, *file);
    }
    std::string add(const Library& home, LibraryKind kind, const LibraryFile& file) {
        const std::string name = name_from(file.name.substr(0, file.name.rfind('@')));
        const auto member = std::string(battles::folder_name(kind)) + "/" + name + ".json";
        if (const auto [known, is_new] = from_.emplace(member, file.path); !is_new) {
            if (known->second != file.path)
                faults_.push_back(battles::fault_of_file(member, say("two files in the pack have this name")));
            return name;
        }
        auto json = battles::read_json(file.path);
        if (!json) {
            faults_.push_back(json.error());
            return name;
        }
        const Library inside = home.home_of(file);
        if (kind == LibraryKind::Battles || kind == LibraryKind::Formations) name_sets(inside, *json);
        if (kind == LibraryKind::Wars) name_battles(inside, *json);
        members_.push_back({member, kind == LibraryKind::Battles ? battles::battle_text(*json) : json->dump(2) + "\n"});
        add_picture(file, name);
        return name;
    }
    const Faults& faults() const { return faults_; }
    std::vector<archive::Member> take() { return std::move(members_); }

private:
    void name_sets(const Library& home, Json& json) {
        const auto sets = json.find("coin_set");
        if (sets == json.end()) return;
        const auto rename = [&](Json& set) {
            if (set.is_string()) set = add(home, LibraryKind::Coins, set.get<std::string>());
        };
        if (sets->is_array())
            for (Json& set : *sets) rename(set);
        else
            rename(*sets);
    }
    void name_battles(const Library& home, Json& war) {
        const auto places = war.find("places");
        if (places == war.end() || !places->is_array()) return;
        for (Json& place : *places)
            if (place.is_object() && place.contains("battle") && place["battle"].is_string())
                place["battle"] = add(home, LibraryKind::Battles, place["battle"].get<std::string>());
    }
    void add_picture(const LibraryFile& file, const std::string& name) {
        const auto picture = picture_in(file.path.parent_path().parent_path(), core::text(file.path.stem()));
        if (!picture) return;
        std::ifstream in(*picture, std::ios::binary);
        members_.push_back(
            {"pictures/" + name + core::text(picture->extension()), {std::istreambuf_iterator<char>(in), {}}});
    }

    std::map<std::string, fs::path> from_;  // by member
    std::vector<archive::Member> members_;
    Faults faults_;
};

archive::Member manifest_member(const Manifest& manifest) { return {kManifestFile, to_json(manifest).dump(2) + "\n"}; }

}  // namespace

std::string name_from(std::string_view title) {
    std::string name = rules::dashed(title, kMaxName);
    for (char& c : name) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return name.empty() || rules::names_device(name) ? "pack" : name;
}

core::Result<std::string, Faults> pack_of(const Library& library, Order order) {
    if (order.manifest.name.empty()) order.manifest.name = name_from(order.manifest.title);
    if (auto read = manifest_from_json(library, to_json(order.manifest), kManifestFile); !read)
        return core::failure(std::move(read.error()));
    Collector collector;
    for (const std::string& name : order.names) {
        bool found = false;
        for (const LibraryKind kind : battles::kKinds) {
            if (order.kind.value_or(kind) != kind) continue;
            if (const auto file = library.find(kind, name)) {
                collector.add(library, kind, *file);
                found = true;
            }
        }
        if (!found) return core::failure(only_fault(rules::excerpt(name), say("nothing has this name")));
    }
    if (!collector.faults().empty()) return core::failure(collector.faults());
    std::vector<archive::Member> members = collector.take();
    members.insert(members.begin(), manifest_member(order.manifest));
    return archive::zip_of(members);
}

core::Result<std::string, Faults> pack_of_folder(const Library& library, const fs::path& folder) {
    if (const auto pack = read_folder(library, folder, core::text(folder.filename())); !pack)
        return core::failure(pack.error());
    std::vector<archive::Member> members;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        std::ifstream in(entry->path(), std::ios::binary);
        members.push_back({core::text(entry->path().lexically_relative(folder).generic_u8string()),
                           {std::istreambuf_iterator<char>(in), {}}});
    }
    // The first name identifies the file's kind.
    std::ranges::sort(members, {},
                      [](const archive::Member& one) { return std::pair(one.name != kManifestFile, one.name); });
    return archive::zip_of(members);
}

}  // namespace packs
