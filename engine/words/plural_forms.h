#pragma once
// Which form of a counted text a number takes.

#include <cstddef>
#include <optional>
#include <string_view>

namespace words {

struct PluralForms {
    std::size_t count = 2;
    std::size_t (*form)(int number) = nullptr;  // 0 to count - 1
    friend bool operator==(const PluralForms&, const PluralForms&) = default;
};

// As English and German count: 1, then all others.
extern const PluralForms kTwoForms;

// By the header of a .po file ("nplurals=2; plural=(n != 1);"). Nothing if it is none that is known here.
std::optional<PluralForms> plural_forms(std::string_view header);

}  // namespace words
