#pragma once
// The battles that persons have won, in the profile: won.json, "coinwars-won/1". An unreadable file counts as missing;
// invalid rows are left out.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"

namespace profile {

// The latest win for a side.
struct Won {
    std::string as;       // the side's name in the battle: "Rome"
    std::string day;      // "2026-11-12"
    std::string against;  // level of the bot; empty: a person
    friend bool operator==(const Won&, const Won&) = default;
};
using WonBattles = std::map<std::string, std::vector<Won>>;  // by name of the battle; the latest win first

WonBattles load_won(const std::filesystem::path& profile);
// Ten-minute battles are left out: each has a name of its own, and no page lists them. The error is a sentence to show.
core::Result<void, words::Phrase> save_won(const std::filesystem::path& profile, const std::string& battle,
                                           const Won& won);
words::Phrase day_in_words(const std::string& day);  // "12 Nov"; empty if it is not a day
// "Won as Rome, 12 Nov"; the latest of several, empty if there is none.
words::Phrase won_line(const WonBattles& won, const std::string& battle);

}  // namespace profile
