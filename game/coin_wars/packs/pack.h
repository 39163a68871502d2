#pragma once
// Packs: battles, wars, coin sets, formations and pictures in one file, to be passed on. A pack is a zip file NAME.coinwars with
//
//     pack.json                    who made it and what it is about, format "coinwars-pack/1"
//     battles/NAME.json  wars/NAME.json  coins/NAME.json  formations/NAME.json
//     pictures/NAME.png or .jpg    of the battle or war of this name; "cover": of the pack
//
// and nothing else. Special rules are part of their battle. Names are is_name() of coin_set.h. Its files name each other, and what ships.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/archive/picture.h"
#include "engine/archive/zip.h"
#include "engine/core/result.h"
#include "game/coin_wars/battles/fault.h"
#include "game/coin_wars/battles/library.h"
#include "game/kit/json.h"

namespace packs {

inline constexpr const char* kPackFormat = "coinwars-pack/1";
inline constexpr const char* kManifestFile = "pack.json";
inline constexpr std::size_t kPackMost = 32u << 20;  // bytes of the file, and of all in it
inline constexpr archive::Bounds kPackBounds{2000, 8u << 20, kPackMost};

struct Manifest {
    std::string name;  // of its folder: "crusades"
    std::string title, author, about;
    friend bool operator==(const Manifest&, const Manifest&) = default;
};
core::Result<Manifest, battles::Faults> manifest_from_json(const battles::Library& library, const rules::Json& json,
                                                           const std::string& file);
rules::Json to_json(const Manifest& manifest);

// What is in it, in the order of battles::kKinds, each by name.
struct Item {
    battles::Kind kind = battles::Kind::Battles;
    std::string name;   // "hattin"
    std::string title;  // to show
    friend bool operator==(const Item&, const Item&) = default;
};
struct Pack {
    Manifest manifest;
    std::vector<Item> items;
    int pictures = 0;

    int count(battles::Kind kind) const;
};

// The first four, by which a kind of file is known; fewer where there are no more, or no file.
std::string first_bytes(const std::filesystem::path& file);
// By its first bytes: a file by which a battle is played has the same ending.
bool is_pack(const std::filesystem::path& file);
// Reads all of it into `folder`, which is made, and holds each file against the reader of its kind. All faults are told, each with
// its place ("crusades.coinwars: battles/hattin.json: /sides: ..."); then nothing of the folder stays.
core::Result<Pack, battles::Faults> unpack(const battles::Library& library, const std::filesystem::path& file,
                                           const std::filesystem::path& folder);
// A folder of this form, checked in the same way; `named` stands for it in the faults.
core::Result<Pack, battles::Faults> read_folder(const battles::Library& library, const std::filesystem::path& folder,
                                                const std::string& named);
// Unpacks it among the temporary files, and removes it again.
core::Result<Pack, battles::Faults> check_pack(const battles::Library& library, const std::filesystem::path& file);
// The picture of a battle or war in the pack's folder, or its "cover", if there is one.
std::optional<std::filesystem::path> picture_in(const std::filesystem::path& folder, const std::string& name);
std::optional<archive::DecodedPicture> load_picture(const std::filesystem::path& folder, const std::string& name);

}  // namespace packs
