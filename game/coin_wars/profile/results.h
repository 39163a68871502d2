#pragma once
// What was fought here, in the profile: results.json (ladder/result.h). A file that cannot be read is put aside as
// results-broken.json before another one is written.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/ladder/result.h"
#include "game/coin_wars/profile/set_up.h"

namespace profile {

std::string day_of_today();  // "2026-11-26", local
// A battle that has just ended, with its day, its name and what tells it from others: an end that is undone and reached
// again is the same battle.
ladder::Result of_today(ladder::Result result, const SetUp& set_up);

std::vector<ladder::Result> load_results(const std::filesystem::path& profile);
// The errors are sentences to show.
core::Result<void, words::Phrase> keep_result(const std::filesystem::path& profile, ladder::Result result);

// The person's record as a file of its own, records/NAME.json, in which it bears that name.
core::Result<std::filesystem::path, words::Phrase> give_record(const std::filesystem::path& profile,
                                                               const std::string& person, const std::string& as);
// The file claims to be such a record.
bool is_given_record(const std::filesystem::path& file);
// Adds what is not there yet; returns whose record it is, and how many battles were new.
struct Taken {
    std::string person;
    int battles = 0;
};
core::Result<Taken, words::Phrase> take_record(const std::filesystem::path& profile, const std::filesystem::path& file);

// "won, $1.20 ahead, turn 7".
words::Phrase result_in_words(const ladder::Best& best);

}  // namespace profile
