#include "engine/words/catalogue.h"

#include <array>
#include <utility>

namespace words {

namespace {

std::size_t always_one(int) { return 0; }
std::size_t other_than_one(int number) { return number != 1 ? 1 : 0; }
std::size_t above_one(int number) { return number > 1 ? 1 : 0; }
// 1; numbers ending in 2, 3 or 4, except 12, 13 and 14; all others.
std::size_t polish(int number) {
    if (number == 1) return 0;
    const int last = number % 10, last_two = number % 100;
    return last >= 2 && last <= 4 && (last_two < 10 || last_two >= 20) ? 1 : 2;
}

// The formulas as in gettext's manual.
constexpr std::array<std::pair<std::string_view, PluralForms>, 4> kKnown{{
    {"nplurals=1; plural=0;", {1, always_one}},
    {"nplurals=2; plural=(n != 1);", {2, other_than_one}},
    {"nplurals=2; plural=(n > 1);", {2, above_one}},
    {"nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);", {3, polish}},
}};

}  // namespace

const PluralForms kTwoForms{2, other_than_one};

std::optional<PluralForms> plural_forms(std::string_view header) {
    for (const auto& [formula, forms] : kKnown)
        if (header == formula) return forms;
    return std::nullopt;
}

}  // namespace words
