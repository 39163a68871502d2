#include "engine/ui/line_breaks.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::string_view kSigns[] = {"\u00d7", "\u2265", "\u2264", "<", "="}, kDot = "\u00b7";

}  // namespace

bool may_break(std::string_view text, std::size_t space) {
    const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
    if (after.starts_with(kDot)) return false;
    return std::ranges::none_of(
        kSigns, [&](std::string_view sign) { return after.starts_with(sign) || before.ends_with(sign); });
}

}  // namespace ui
