#pragma once
// Formats numbers with a decimal point in any locale, identically on every machine.

#include <string>

namespace core {

std::string fixed(double number, int decimals);          // "3.75"; decimals 0 to 20
std::string significant(double number, int digits = 6);  // "0.3", "1e+20": no trailing zeros

}  // namespace core
