#pragma once
// Packs: battles, wars, coin sets, formations and pictures in one file, for sharing. A pack is a zip file NAME.coinwars
// with
//
//     pack.json                    its author and subject, format "coinwars-pack/1"
//     battles/NAME.json  wars/NAME.json  coins/NAME.json  formations/NAME.json
//     pictures/NAME.png or .jpg    for the battle or war with this name; "cover": for the pack
//
// and nothing else. Special rules are part of their battle. Names follow is_name() of coin_set.h. Its files refer to
// each other, and to shipped ones.

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
inline constexpr std::size_t kMaxPack = 32u << 20;  // bytes, for the file and for its contents
inline constexpr archive::Bounds kPackBounds{2000, 8u << 20, kMaxPack};

struct Manifest {
    std::string name;  // name of its folder: "crusades"
    std::string title, author, about;
    friend bool operator==(const Manifest&, const Manifest&) = default;
};
core::Result<Manifest, battles::Faults> manifest_from_json(const battles::Library& library, const rules::Json& json,
                                                           const std::string& file);
rules::Json to_json(const Manifest& manifest);

// A member, in the order of battles::kKinds, then by name.
struct Item {
    battles::LibraryKind kind = battles::LibraryKind::Battles;
    std::string name;   // "hattin"
    std::string title;  // to show
    friend bool operator==(const Item&, const Item&) = default;
};
struct Pack {
    Manifest manifest;
    std::vector<Item> items;
    int pictures = 0;

    int count(battles::LibraryKind kind) const;
};

// The first four bytes, which identify a kind of file; fewer if the file is shorter or missing.
std::string first_bytes(const std::filesystem::path& file);
// Decides by the first bytes: files of battles played by file have the same extension.
bool is_pack(const std::filesystem::path& file);
// Unpacks the file into `folder`, which it creates, and checks each member with the reader of its kind. Reports all
// faults, each with its location ("crusades.coinwars: battles/hattin.json: /sides: ..."), and removes the folder if
// there are any.
core::Result<Pack, battles::Faults> unpack(const battles::Library& library, const std::filesystem::path& file,
                                           const std::filesystem::path& folder);
// Checks a folder of this form in the same way; `named`: its name in the faults.
core::Result<Pack, battles::Faults> read_folder(const battles::Library& library, const std::filesystem::path& folder,
                                                const std::string& named);
// Unpacks the file in a temporary folder, and removes it again.
core::Result<Pack, battles::Faults> check_pack(const battles::Library& library, const std::filesystem::path& file);
// The picture of a battle or war in the pack's folder, or its "cover"; nullopt if there is none.
std::optional<std::filesystem::path> picture_in(const std::filesystem::path& folder, const std::string& name);
std::optional<archive::DecodedPicture> load_picture(const std::filesystem::path& folder, const std::string& name);

}  // namespace packs
