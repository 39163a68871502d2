#pragma once
// Results of battles played here, in the profile: results.json (ladder/result.h). An unreadable file is renamed to
// results-broken.json before a new one is written.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/ladder/result.h"
#include "game/coin_wars/profile/set_up.h"

namespace profile {

// Adds day, name and id to a battle that has just ended: an end that is undone and reached again keeps its id.
ladder::Result of_today(ladder::Result result, const SetUp& set_up);

std::vector<ladder::Result> load_results(const std::filesystem::path& profile);
// The errors are sentences to show.
core::Result<void, words::Phrase> save_result(const std::filesystem::path& profile, ladder::Result result);

// Writes the person's results to a file of their own, records/NAME.json, under the name `as`.
core::Result<std::filesystem::path, words::Phrase> give_record(const std::filesystem::path& profile,
                                                               const std::string& person, const std::string& as);
// True if the file claims to be such a record.
bool is_given_record(const std::filesystem::path& file);
struct Taken {
    std::string person;
    int battles = 0;
};
// Adds results that are missing here; returns their person and the number of new battles.
core::Result<Taken, words::Phrase> take_record(const std::filesystem::path& profile, const std::filesystem::path& file);

// "won in round 7, $1.20 ahead".
words::Phrase result_in_words(const ladder::Best& best);

}  // namespace profile
