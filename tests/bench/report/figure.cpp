#include "figure.h"

#include <array>
#include <cstdio>

namespace bench {

std::string with_unit(double number, int digits, std::string_view unit) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f%s", digits, number, unit.empty() ? "" : " ");
    return text.data() + std::string(unit);
}

bool tell(const Figure& figure) {
    std::printf("| %s | %s | %s | %s | %s %g | %s |\n", figure.what.c_str(), figure.ours.c_str(), figure.theirs.c_str(),
                with_unit(figure.value, figure.digits, "").c_str(),
                figure.bound == Bound::AtMost ? "at most" : "at least", figure.claim,
                figure.holds() ? "yes" : "**no**");
    std::fflush(stdout);
    return figure.holds();
}

void tell_unmeasured(std::string_view what, std::string_view why) {
    std::printf("| %.*s | not measured: %.*s | | | | |\n", static_cast<int>(what.size()), what.data(),
                static_cast<int>(why.size()), why.data());
    std::fflush(stdout);
}

}  // namespace bench
