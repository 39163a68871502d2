#include "engine/core/decimal.h"

#include <array>
#include <charconv>

namespace core {

namespace {

std::string printed(double number, std::chars_format format, int precision) {
    std::array<char, 400> text;  // the largest double has 309 digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format, precision).ptr;
    return {text.data(), end};
}

}  // namespace

std::string fixed(double number, int decimals) { return printed(number, std::chars_format::fixed, decimals); }

std::string significant(double number, int digits) { return printed(number, std::chars_format::general, digits); }

std::string counted(std::int64_t count, std::string_view one, std::string_view several) {
    return std::to_string(count).append(1, ' ').append(count == 1 ? one : several);
}

}  // namespace core
