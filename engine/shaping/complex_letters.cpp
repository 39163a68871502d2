#include "engine/shaping/complex_letters.h"

#include <algorithm>
#include <iterator>

namespace shaping {

namespace {

struct Range {
    char32_t first, last;
};
constexpr Range kComplex[]{
    {0x0300, 0x036f},  // combining marks
    {0x0483, 0x0489},  // Cyrillic ones
    {0x0590, 0x08ff},  // Hebrew, Arabic, Syriac, Thaana, N'Ko
    {0x0900, 0x109f},  // the scripts of India, Thai, Lao, Tibetan, Burmese
    {0x1100, 0x11ff},  // Korean in single letters
    {0x135d, 0x135f},  // Ethiopic marks
    {0x1700, 0x18af},  // of the Philippines, Khmer, Mongolian
    {0x1900, 0x1cff},  // from Limbu to Lepcha
    {0x1dc0, 0x1dff},  // combining marks
    {0x200b, 0x200f},  // joiners and directions
    {0x202a, 0x202e},  //
    {0x2060, 0x206f},  //
    {0x20d0, 0x20ff},  // combining marks
    {0x2cef, 0x2cf1},  // Coptic ones
    {0x2de0, 0x2dff},  // Cyrillic ones
    {0x302a, 0x302f},  // of Chinese and Korean tones
    {0x3099, 0x309a},  // of kana
    {0xa66f, 0xa67d},  // Cyrillic marks
    {0xa69e, 0xa69f},  //
    {0xa6f0, 0xa6f1},  // Bamum
    {0xa800, 0xabff},  // from Syloti Nagri to Meetei Mayek
    {0xd7b0, 0xd7ff},  // Korean in single letters
    {0xfb1d, 0xfdff},  // Hebrew and Arabic forms
    {0xfe00, 0xfe0f},  // variants
    {0xfe20, 0xfe2f},  // combining marks
    {0xfe70, 0xfeff},  // Arabic forms
    {0x10000, 0x10ffff},
};

}  // namespace

bool is_complex(char32_t letter) {
    const auto* const range = std::ranges::lower_bound(kComplex, letter, {}, &Range::last);
    return range != std::end(kComplex) && letter >= range->first;
}

}  // namespace shaping
