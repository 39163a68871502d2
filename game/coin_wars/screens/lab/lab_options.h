#pragma once
// The laboratory's options, saved in the profile (lab.json). Invalid values get their defaults.

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "game/coin_wars/battles/library.h"
#include "game/coin_wars/lab/alike.h"
#include "game/coin_wars/lab/force.h"

namespace screens {

inline constexpr std::size_t kMaxLineUps = 9;

struct LabChoice {
    // LineUps: each fights every other. Battle: fought as it is.
    enum class What { LineUps, Battle } what = What::LineUps;
    std::vector<std::string> line_ups{"formation/wedge", "formation/line", "formation/square",
                                      "formation/skirmish"};  // keys of LineUp, at most kMaxLineUps
    // A name in the library, or a file; empty: the battle that opened the laboratory.
    std::string battle = "cannae";
    std::string alike = "mixed";  // coins of the formations: a key of lab::kAlike; empty: each its own mix
    // The default matches the shipped leagues, so that its results can be compared with them.
    std::string ground = "attack";  // for line-ups: a key of lab::open_ground or a battle's name; empty: bare felt
    // Keys of levels for A and B; the first leads all line-ups.
    std::array<std::string, 2> bots{"sergeant", "sergeant"};
    // By What: presets of lab::set_rules.
    std::array<std::string, 2> rules{"tournament", ""};
    int battles = 200;  // per pair of line-ups, at most
    // Whether a contest ends once it is decided; nullopt: see stops_early().
    std::optional<bool> early_stop{};
    bool swap_bots = false;  // for a battle: swaps the bots within a pair instead of the first turn
    bool same_luck = false;  // the next run repeats the last one's luck
    std::uint64_t seed = 1;
    friend bool operator==(const LabChoice&, const LabChoice&) = default;

    std::string& rules_now() { return rules[static_cast<std::size_t>(what)]; }
    const std::string& rules_now() const { return rules[static_cast<std::size_t>(what)]; }
    // Returns the choice, or true by default if a leader takes minutes for the battles, not seconds.
    bool stops_early() const;
};
// True for the level of a bot that searches.
bool thinks_long(const std::string& bot);

inline constexpr std::array<const char*, 3> kLabRules{"", "kitchen", "tournament"};
inline constexpr std::array kLabBattles{20, 100, 200, 500, 1000, 2000, 5000, 10000};

LabChoice load_lab(const std::filesystem::path& profile);
void save_lab(const std::filesystem::path& profile, const LabChoice& choice);

// A line-up that can be chosen.
struct LineUp {
    enum class Kind { Formation, Own, Army } kind = Kind::Formation;
    std::string key;     // "formation/wedge", "army/cannae/heads"
    words::Phrase name;  // "Wedge", "Carthage"
    words::Phrase from;  // an Army's battle: "Cannae"
};
std::vector<LineUp> line_ups(const battles::Library& library);
// Takes those out of the choice that are no longer there, such as deleted formations.
void forget_missing(LabChoice& choice, const std::vector<LineUp>& there);
// Builds the coins, `alike` as in LabChoice; the error says why there are none. `leaders`: the place of a formation's
// commanders, if not the default.
core::Result<lab::Force, words::Phrase> force_of(const battles::Library& library, const LineUp& line_up,
                                                 const std::string& alike, std::optional<battles::Where> leaders = {});

}  // namespace screens
