#pragma once
// Facts that the list of replays shows in addition to file names: read once from the replay itself, then cached by file
// name in replay-facts.json of the profile. Unreadable files and invalid rows count as missing.

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "game/coin_wars/profile/saves.h"

namespace profile {

struct ReplayFacts {
    std::string battle;                  // its name in the library; empty: unknown
    std::string title;                   // for battles::title_words()
    std::array<std::string, 2> sides{};  // Heads, Tails, in English
    std::array<int, 2> coins{};          // at the start
    int round = 0;                       // the last one
    bool over = false;
    std::optional<cw::Side> winner{};    // nullopt: a draw, or not over
    std::optional<cw::Side> to_act{};    // if not over
    std::optional<cw::Degree> degree{};  // of the victory, if the battle uses degrees (BX-14)
    friend bool operator==(const ReplayFacts&, const ReplayFacts&) = default;
    int all_coins() const { return coins[0] + coins[1]; }
};
ReplayFacts facts_of(const Saved& saved);

using AllReplayFacts = std::map<std::string, ReplayFacts>;  // by file name
AllReplayFacts load_replay_facts(const std::filesystem::path& profile);
// Keeps only facts of existing replays.
core::Result<void, words::Phrase> save_replay_facts(const std::filesystem::path& profile, const AllReplayFacts& facts);

}  // namespace profile
