#pragma once
// What a profile keeps of free battles: the terms agreed on last (free.json), own lists of coins
// (lists.json), and the series that is going on (series.json, "coinwars-series/1"). What cannot be read is as
// if it were not there.

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "game/coin_wars/battles/series.h"

namespace screens {

battles::Terms load_terms(const std::filesystem::path& profile);
void keep_terms(const std::filesystem::path& profile, const battles::Terms& terms);

inline constexpr std::size_t kMostLists = 24;
using OwnLists = std::map<std::string, battles::Purse>;
OwnLists load_lists(const std::filesystem::path& profile);
void keep_lists(const std::filesystem::path& profile, const OwnLists& lists);

std::optional<battles::Series> load_series(const std::filesystem::path& profile);
// The error is a sentence for people.
core::Result<void, std::string> keep_series(const std::filesystem::path& profile,
                                            const battles::Series& series);
void drop_series(const std::filesystem::path& profile);
// The battle of that number is over.
void settle_series(const std::filesystem::path& profile, std::size_t number,
                   const rules::coin_wars::Match& over);

}  // namespace screens
