#pragma once
// What somebody wants to try in the laboratory; the profile keeps it (lab.json). What cannot be read is as by
// default.

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/force.h"

namespace screens {

inline constexpr std::size_t kLineUpsMost = 9;

struct LabChoice {
    // Line-ups fight all against all; a battle is fought as it is.
    enum class What { LineUps, Battle } what = What::LineUps;
    std::vector<std::string> line_ups{"formation/wedge", "formation/line", "formation/square",
                                      "formation/skirmish"};  // keys of LineUp, at most kLineUpsMost
    // A name of the library, or a file; empty: the one that the laboratory was led to with.
    std::string battle = "cannae";
    std::string alike = "mixed";  // of which coins formations are: a key of kAlike; empty: each its own mix
    std::string ground;           // where line-ups meet: a battle's name; empty: bare felt
    // Keys of levels: of A and B; line-ups are all led by the first.
    std::array<std::string, 2> bots{"recruit", "recruit"};
    int battles = 200;  // of each two line-ups, at most
    bool early_stop = true;
    bool swap_bots = false;  // a battle: what changes places within a pair are the bots, not the first turn
    bool same_luck = false;  // the next run has the luck of the last one
    std::uint64_t seed = 1;
    friend bool operator==(const LabChoice&, const LabChoice&) = default;
};
// Coins that all formations can be made of, so that they alone differ.
struct AlikeCoins {
    std::string_view key;
    words::Key name;
    std::array<int, 4> coins;  // pennies, nickels, dimes, quarters
};
inline constexpr std::array kAlike{
    AlikeCoins{"mixed", words::mark("Mixed, 19 coins"), {9, 4, 4, 2}},
    AlikeCoins{"penny", words::mark("15 pennies"), {15, 0, 0, 0}},
    AlikeCoins{"nickel", words::mark("15 nickels"), {0, 15, 0, 0}},
    AlikeCoins{"dime", words::mark("15 dimes"), {0, 0, 15, 0}},
    AlikeCoins{"quarter", words::mark("10 quarters"), {0, 0, 0, 10}},
};
// Null: each formation its own mix.
const AlikeCoins* find_alike(std::string_view key);
inline constexpr std::array kLabBattles{20, 100, 200, 500, 1000, 2000, 5000, 10000};

LabChoice load_lab(const std::filesystem::path& profile);
void keep_lab(const std::filesystem::path& profile, const LabChoice& choice);

// A line-up that can be chosen.
struct LineUp {
    enum class Kind { Formation, Own, Army } kind = Kind::Formation;
    std::string key;     // "formation/wedge", "army/cannae/heads"
    words::Phrase name;  // "Wedge", "Carthage"
    words::Phrase from;  // an Army's battle: "Cannae"
};
std::vector<LineUp> line_ups(const battles::Library& library);
// Its coins, `alike` as LabChoice has it; the sentence says why there are none.
core::Result<lab::Force, words::Phrase> force_of(const battles::Library& library, const LineUp& line_up,
                                                 const std::string& alike);

}  // namespace screens
