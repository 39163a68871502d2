#pragma once
// Free battles in a profile: the last terms (free.json), the player's own lists of coins (lists.json), and the current
// series (series.json, "coinwars-series/1"). Unreadable files count as missing.

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "game/coin_wars/battles/series.h"

namespace profile {

battles::Terms load_terms(const std::filesystem::path& profile);
void save_terms(const std::filesystem::path& profile, const battles::Terms& terms);

inline constexpr std::size_t kMaxLists = 24;
using OwnLists = std::map<std::string, battles::Purse>;
OwnLists load_lists(const std::filesystem::path& profile);
// The errors of saving are sentences to show.
core::Result<void, words::Phrase> save_lists(const std::filesystem::path& profile, const OwnLists& lists);

std::optional<battles::Series> load_series(const std::filesystem::path& profile);
core::Result<void, words::Phrase> save_series(const std::filesystem::path& profile, const battles::Series& series);
// Stores a series from another player's screen unless a different one is in progress here.
core::Result<void, words::Phrase> save_brought_series(const std::filesystem::path& profile,
                                                      const battles::Series& series);
void drop_series(const std::filesystem::path& profile);
// Call when the battle with this number is over.
void settle_series(const std::filesystem::path& profile, std::size_t number, const rules::coin_wars::Match& over);

}  // namespace profile
