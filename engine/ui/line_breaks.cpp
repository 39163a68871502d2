#include "engine/ui/line_breaks.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::string_view kSigns[] = {"\u00d7", "\u2265", "\u2264", "<", "="}, kDot = "\u00b7";
constexpr std::string_view kUnits[] = {"in", "Zoll", "%"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool begins_with_unit(std::string_view text) {
    const std::string_view word = text.substr(0, text.find_first_of(" .,:;)"));
    return std::ranges::find(kUnits, word) != std::end(kUnits);
}

}  // namespace

bool may_break(std::string_view text, std::size_t space) {
    const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
    if (after.starts_with(kDot)) return false;
    if (!before.empty() && is_digit(before.back()) && begins_with_unit(after)) return false;
    return std::ranges::none_of(
        kSigns, [&](std::string_view sign) { return after.starts_with(sign) || before.ends_with(sign); });
}

}  // namespace ui
