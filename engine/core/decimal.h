#pragma once
// Formats numbers with a decimal point in any locale, identically on every machine.

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

std::string fixed(double number, int decimals);          // "3.75"; decimals 0 to 20
std::string significant(double number, int digits = 6);  // "0.3", "1e+20": no trailing zeros
// "1 page", "2 pages": for English that nobody translates.
std::string counted(std::int64_t count, std::string_view one, std::string_view several);

}  // namespace core
