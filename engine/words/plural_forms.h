#pragma once
// Which plural form a number takes.

#include <cstddef>
#include <optional>
#include <string_view>

namespace words {

struct PluralForms {
    std::size_t count = 2;
    std::size_t (*form)(int number) = nullptr;  // 0 to count - 1
    friend bool operator==(const PluralForms&, const PluralForms&) = default;
};

// English and German: 1, then all others.
extern const PluralForms kTwoForms;

// Parses a .po header ("nplurals=2; plural=(n != 1);"). nullopt if the formula is unknown.
std::optional<PluralForms> plural_forms(std::string_view header);

}  // namespace words
