#pragma once
// A test whose assertions are all in a loop would pass with an empty list. at_least() checks the size; tests/tidy
// requires it.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <utility>
#include <vector>

namespace tests {

// Returns the range after checking that it has at least `count` entries: by value if temporary, otherwise by reference.
template <class Range>
Range at_least(std::size_t count, Range&& range) {
    REQUIRE(static_cast<std::size_t>(std::distance(std::begin(range), std::end(range))) >= count);
    return std::forward<Range>(range);
}

// Returns the contents of a folder, by name.
inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, std::size_t count) {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) found.push_back(entry.path());
    std::ranges::sort(found);
    return at_least(count, std::move(found));
}

}  // namespace tests
