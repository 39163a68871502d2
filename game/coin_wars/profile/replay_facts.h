#pragma once
// What the list of replays tells of each besides its file's name: read from the replay itself once, then kept in replay-facts.json
// of the profile by the files' names. A file that cannot be read, or a row that does not fit, counts as missing.

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "game/coin_wars/profile/saves.h"

namespace profile {

struct ReplayFacts {
    std::string battle;                  // its name in the library; empty: unknown
    std::string title;                   // as battles::title_words() knows it
    std::array<std::string, 2> sides{};  // Heads, Tails, in English
    std::array<int, 2> coins{};          // with which each began
    int round = 0;                       // the last one
    bool over = false;
    std::optional<cw::Side> winner{};    // nothing: a draw, or it is not over
    std::optional<cw::Side> to_act{};    // while it is fought
    std::optional<cw::Degree> degree{};  // of the victory, if the battle names any (BX-14)
    friend bool operator==(const ReplayFacts&, const ReplayFacts&) = default;
    int all_coins() const { return coins[0] + coins[1]; }
};
ReplayFacts facts_of(const Saved& saved);

using AllReplayFacts = std::map<std::string, ReplayFacts>;  // by the files' names
AllReplayFacts load_replay_facts(const std::filesystem::path& profile);
// Only of replays that are still there.
core::Result<void, words::Phrase> keep_replay_facts(const std::filesystem::path& profile, const AllReplayFacts& facts);

}  // namespace profile
