#pragma once
// A test that asserts in a loop alone passes if there is nothing to go through. So it says how much it expects: tests/tidy asks for it.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <utility>
#include <vector>

namespace tests {

// The range, which has that many entries or more: by value if it is a temporary, else by reference.
template <class Range>
Range at_least(std::size_t count, Range&& range) {
    REQUIRE(static_cast<std::size_t>(std::distance(std::begin(range), std::end(range))) >= count);
    return std::forward<Range>(range);
}

// What lies in a folder, by name.
inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder, std::size_t count) {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) found.push_back(entry.path());
    std::ranges::sort(found);
    return at_least(count, std::move(found));
}

}  // namespace tests
