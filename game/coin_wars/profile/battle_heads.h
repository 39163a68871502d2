#pragma once
// Heads of battles, for lists that do not read each file in full: cached in battle-heads.json of the profile. Changed
// files are read again; a damaged cache, or one made with other coin sets, is rebuilt.

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "game/coin_wars/battles/battle_file.h"

namespace profile {

struct BattleHead {
    battles::LibraryFile file;
    std::string title, era, date, summary;
    int year = 0;                        // negative: BC; 0: not given
    std::array<std::string, 2> sides{};  // Heads, Tails: "Carthage"
    std::array<int, 2> coins{};
    int turns = 0;           // 0: no limit
    int advanced_rules = 0;  // in force
    bool is_bare = false;    // a table without ground

    bool is_own() const { return file.origin == battles::Origin::Own; }
    int all_coins() const { return coins[0] + coins[1]; }
};
BattleHead head_of(const battles::Battle& battle);

// In the order of battles::load_battles(), with the same faults.
struct BattleHeads {
    std::vector<BattleHead> battles;
    battles::Faults faults;
};
BattleHeads battle_heads(const std::filesystem::path& profile, const battles::Library& library);
// The whole battle; nullopt if its file no longer loads.
std::optional<battles::Battle> battle_of(const battles::Library& library, const battles::LibraryFile& file);

}  // namespace profile
