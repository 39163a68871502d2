#pragma once
// Where the files of the game lie: in the folder that ships (`assets`), and in one's own (the profile
// folder), which may hold battles/, coins/ and formations/ too. Whoever looks for one of them looks in both.
//
// A name stands for one file. What ships keeps its name: a file of one's own that is called like it is left
// out and told among the faults, because battles, saves and people mean the shipped one when they say "us".

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
    std::string name;  // the file's, without its ending: "cannae"
    Origin origin = Origin::Shipped;
};

class Library {
public:
    // A folder alone is a library of what ships; an empty `own`: this user has none.
    Library(std::filesystem::path assets, std::filesystem::path own = {});

    const std::filesystem::path& assets() const { return assets_; }
    const std::filesystem::path& own() const { return own_; }
    // Where one's own files of a kind lie, whether or not the folder is there yet; empty: this user has none.
    std::filesystem::path own(Kind kind) const;

    // Those that ship, then one's own, each by name; what is no .json file is passed over.
    std::vector<LibraryFile> files(Kind kind) const;
    std::optional<LibraryFile> find(Kind kind, std::string_view name) const;
    bool ships(Kind kind, std::string_view name) const;
    // One's own files that are left out, each with the reason.
    Faults left_out(Kind kind) const;

    // The schemas that ship, as far as they have been needed; see schema.h.
    SchemaShelf& schemas() const { return *schemas_; }

    // Another number whenever one's own files have changed; see folder_watch.h. Whoever keeps what was read
    // from them keeps this too and compares.
    std::uint64_t version() const { return version_; }
    void renew() { ++version_; }

private:
    std::vector<LibraryFile> shipped(Kind kind) const;

    std::filesystem::path assets_, own_;
    std::shared_ptr<SchemaShelf> schemas_;  // copies share what has been read
    std::uint64_t version_ = 0;
};

}  // namespace battles
