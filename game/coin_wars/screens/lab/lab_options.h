#pragma once
// The options of the laboratory; the profile keeps them (lab.json). What cannot be read has its default.

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

inline constexpr std::size_t kLineUpsMost = 9;

struct LabChoice {
    // Line-ups fight each against each; a battle is fought as it is.
    enum class What { LineUps, Battle } what = What::LineUps;
    std::vector<std::string> line_ups{"formation/wedge", "formation/line", "formation/square",
                                      "formation/skirmish"};  // keys of LineUp, at most kLineUpsMost
    // A name in the library, or a file; empty: the one that the laboratory was opened with.
    std::string battle = "cannae";
    std::string alike = "mixed";  // coins of the formations: a key of lab::kAlike; empty: each its own mix
    // As the leagues were measured that ship: who chooses nothing asks the same question.
    std::string ground = "attack";  // for line-ups: a key of lab::open_ground or a battle's name; empty: bare felt
    // Keys of levels, of A and B; all line-ups are led by the first.
    std::array<std::string, 2> bots{"sergeant", "sergeant"};
    // By What, of lab::set_rules.
    std::array<std::string, 2> rules{"tournament", ""};
    int battles = 200;  // per pair of line-ups, at most
    // Whether a contest ends once it is decided. Empty: as stops_early() has it.
    std::optional<bool> early_stop{};
    bool swap_bots = false;  // for a battle: within a pair the bots change places, not the first turn
    bool same_luck = false;  // the next run repeats the last one's luck
    std::uint64_t seed = 1;
    friend bool operator==(const LabChoice&, const LabChoice&) = default;

    std::string& rules_now() { return rules[static_cast<std::size_t>(what)]; }
    const std::string& rules_now() const { return rules[static_cast<std::size_t>(what)]; }
    // What was chosen; else only where somebody leads who takes minutes for as many battles, not seconds.
    bool stops_early() const;
};
// True for the level of a bot that searches.
bool thinks_long(const std::string& bot);

inline constexpr std::array<const char*, 3> kLabRules{"", "kitchen", "tournament"};
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
// Its coins, `alike` as in LabChoice; the error says why there are none. `leaders`: where a formation's commanders
// stand, if not where they would.
core::Result<lab::Force, words::Phrase> force_of(const battles::Library& library, const LineUp& line_up,
                                                 const std::string& alike, std::optional<battles::Where> leaders = {});

}  // namespace screens
