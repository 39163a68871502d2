#pragma once
// Finds the game's files: in the shipped folder (`assets`) and in the user's own (the profile folder), which
// may also hold battles/, coins/ and formations/.
//
// A name stands for one file. Shipped files win: an own file with the name of a shipped one is left out and
// reported as a fault, because battles, saves and people mean the shipped one when they say "us".

#include <array>
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

enum class Kind { Battles, Coins, Formations };
inline constexpr std::array kKinds{Kind::Battles, Kind::Coins, Kind::Formations};

enum class Origin { Shipped, Own };

struct LibraryFile {
    std::filesystem::path path;
    std::string name;  // file name without extension: "cannae"
    Origin origin = Origin::Shipped;
};

class Library {
public:
    // An empty `own` means that this user has no folder, only what ships.
    Library(std::filesystem::path assets, std::filesystem::path own = {});

    const std::filesystem::path& assets() const { return assets_; }
    const std::filesystem::path& own() const { return own_; }
    // The folder for own files of a kind, whether or not it exists yet; empty if this user has none.
    std::filesystem::path own(Kind kind) const;

    // Shipped files, then own ones, each sorted by name; only .json files.
    std::vector<LibraryFile> files(Kind kind) const;
    std::optional<LibraryFile> find(Kind kind, std::string_view name) const;
    bool ships(Kind kind, std::string_view name) const;
    // Own files that are left out, with the reason.
    Faults left_out(Kind kind) const;

    // The shipped schemas, loaded as needed; see schema.h.
    SchemaShelf& schemas() const { return *schemas_; }

    // Changes whenever own files have changed; see
    // user_folder.h. Caches of those files store it and compare.
    std::uint64_t version() const { return version_; }
    void renew() { ++version_; }

private:
    std::vector<LibraryFile> shipped(Kind kind) const;

    std::filesystem::path assets_, own_;
    std::shared_ptr<SchemaShelf> schemas_;  // shared by copies
    std::uint64_t version_ = 0;
};

}  // namespace battles
