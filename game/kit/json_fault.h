#pragma once
// Why a text is no JSON, in words of our own: those of the parser differ between its releases.

#include <cstddef>
#include <string>
#include <string_view>

namespace rules {

// What the parser tells us.
struct JsonFault {
    std::size_t read = 0;    // bytes, when it gave up; one more than there are if the text ended too early
    bool too_large = false;  // a number, beyond a double
};
// "line 2, column 8: unexpected "nan"": columns are bytes.
std::string told(const JsonFault& fault, std::string_view text);
// "line 2, column 8: ", of the byte at `place`.
std::string line_and_column(std::string_view text, std::size_t place);

}  // namespace rules
