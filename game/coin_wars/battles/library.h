#pragma once
// Finds the game's files: in the shipped folder (`assets`) and in the user's own (the profile folder), which may also
// have battles/, coins/, formations/ and wars/, and packs/ with a folder of the same kinds for each pack that was kept.
//
// A name stands for one file. Shipped files win: an own file with a shipped file's name is left out and reported as a
// fault, because battles, saves and people mean the shipped one when they say "us". Files of a pack add its name,
// "hattin@crusades", so that they may have any name; among themselves "hattin" is enough.

#include <array>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/coin_wars/battles/fault.h"

namespace battles {

class SchemaShelf;

enum class LibraryKind { Battles, Coins, Formations, Wars };
inline constexpr std::array kKinds{LibraryKind::Battles, LibraryKind::Coins, LibraryKind::Formations,
                                   LibraryKind::Wars};
// The folder of a kind: "battles".
const char* folder_name(LibraryKind kind);

enum class Origin { Shipped, Own, Pack };

struct LibraryFile {
    std::filesystem::path path;
    std::string name;  // file name without extension: "cannae"; with its pack's: "hattin@crusades"
    Origin origin = Origin::Shipped;
    std::string pack{};  // for Origin::Pack
};
// "crusades" for "hattin@crusades"; empty: not from a pack.
std::string_view pack_of(std::string_view name);

class Library {
public:
    // An empty `own` means that this user has no folder: only shipped files.
    Library(std::filesystem::path assets, std::filesystem::path own = {});

    const std::filesystem::path& assets() const { return assets_; }
    const std::filesystem::path& own() const { return own_; }
    // The folder for the user's files of a kind, whether or not it exists yet; empty if this user has none.
    std::filesystem::path own(LibraryKind kind) const;

    // Shipped files, then own ones, then those of packs, each sorted by name; only .json files.
    std::vector<LibraryFile> files(LibraryKind kind) const;
    std::optional<LibraryFile> find(LibraryKind kind, std::string_view name) const;
    bool ships(LibraryKind kind, std::string_view name) const;
    // The user's files that are left out, with the reason.
    Faults left_out(LibraryKind kind) const;

    // The folder of kept packs, and the packs' names, which are their folders' names; empty if this user has none.
    std::filesystem::path packs_folder() const;
    std::vector<std::string> packs() const;
    // The library as this pack's files see it: its own files by their short names, then shipped ones. `folder`: the
    // pack's.
    Library of_pack(const std::filesystem::path& folder) const;
    // The library for reading this file.
    Library home_of(const LibraryFile& file) const;
    // The name by which others refer to a file that this pack names: "medieval" becomes "medieval@crusades" if the pack
    // owns it.
    std::string named_outside(LibraryKind kind, const std::string& name, const std::string& pack) const;

    // The shipped schemas, loaded as needed; see schema.h.
    SchemaShelf& schemas() const { return *schemas_; }

    // How many battles were parsed with this library and its copies; for the debug overlay.
    int parsed() const { return *parsed_; }
    void count_parsed() const { ++*parsed_; }

    // Changes whenever own files have changed; see user_folder.h. Caches of those files store and compare it.
    std::uint64_t version() const { return version_; }
    void renew() { ++version_; }

private:
    std::vector<LibraryFile> shipped(LibraryKind kind) const;

    std::filesystem::path assets_, own_;
    bool is_pack_ = false;                      // `own_` is a pack's folder
    std::shared_ptr<SchemaShelf> schemas_;      // shared by copies
    std::shared_ptr<std::atomic<int>> parsed_;  // shared by copies, which other threads may have
    std::uint64_t version_ = 0;
};

}  // namespace battles
