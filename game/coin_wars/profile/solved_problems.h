#pragma once
// The problems solved here, and the player's own: problems.json and mistakes/ of the profile folder.

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/problems/mistakes.h"

namespace profile {

std::set<std::string> load_solved(const std::filesystem::path& profile);
core::Result<void, words::Phrase> save_solved(const std::filesystem::path& profile, const std::string& problem);

inline constexpr std::size_t kMaxMistakes = 60;
// Writes a file for each; deletes the oldest beyond kMaxMistakes.
core::Result<void, words::Phrase> save_mistakes(const std::filesystem::path& profile,
                                                const std::vector<problems::Problem>& mistakes);
// The latest first.
std::vector<problems::Problem> load_mistakes(const std::filesystem::path& profile, const battles::Library& library);

// All shipped problems, the easiest first, and the player's own, the latest first.
struct ProblemBox {
    std::vector<problems::Problem> shipped, own;
    // nullptr if there is none.
    const problems::Problem* find(const std::string& name) const;
    // The next unsolved problem after it in its list, otherwise simply the next; nullptr if it is the last.
    const problems::Problem* after(const std::string& name, const std::set<std::string>& solved) const;
    // The problem of the day; `day`: "2026-11-25". nullptr if none ships.
    const problems::Problem* of_day(const std::string& day) const;
};
ProblemBox load_box(const std::filesystem::path& profile, const battles::Library& library);

}  // namespace profile
