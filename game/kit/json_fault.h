#pragma once
// Explains why a text is not JSON, in our own words: the parser's differ between its releases.

#include <cstddef>
#include <string>
#include <string_view>

namespace rules {

// What the parser reports.
struct JsonFault {
    std::size_t read = 0;    // bytes read before it gave up; one past the end if the text ended too early
    bool too_large = false;  // a number beyond a double
};
// "line 2, column 8: unexpected "nan"": columns are bytes.
std::string told(const JsonFault& fault, std::string_view text);
// "line 2, column 8: " for the byte at `place`.
std::string line_and_column(std::string_view text, std::size_t place);

}  // namespace rules
