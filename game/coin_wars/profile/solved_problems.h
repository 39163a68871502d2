#pragma once
// Which problems were solved here, and the player's own ones: problems.json and mistakes/ of the profile folder.

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/words/phrase.h"
#include "game/coin_wars/problems/mistakes.h"

namespace profile {

std::set<std::string> load_solved(const std::filesystem::path& profile);
core::Result<void, words::Phrase> keep_solved(const std::filesystem::path& profile, const std::string& problem);

inline constexpr std::size_t kMaxMistakes = 60;
// A file for each; the oldest go beyond kMaxMistakes.
core::Result<void, words::Phrase> keep_mistakes(const std::filesystem::path& profile,
                                                const std::vector<problems::Problem>& mistakes);
// The latest first.
std::vector<problems::Problem> load_mistakes(const std::filesystem::path& profile, const battles::Library& library);

// All that ship, the easiest first, and the player.s own, the latest first.
struct ProblemBox {
    std::vector<problems::Problem> shipped, own;
    // Null if there is none.
    const problems::Problem* find(const std::string& name) const;
    // The one after it on its shelf that is not solved yet, or just the one after it; null if it is the last.
    const problems::Problem* after(const std::string& name, const std::set<std::string>& solved) const;
    // The problem of this day, "2026-11-25"; null if none ships.
    const problems::Problem* of_day(const std::string& day) const;
};
ProblemBox load_box(const std::filesystem::path& profile, const battles::Library& library);

}  // namespace profile
