#pragma once
// Latin letters as ASCII writes them.

#include <string>
#include <string_view>

namespace core {

// Latin letters without their marks, one sharp s as two, ae for the letter made of both; a space for a sign that stands
// between words. Letters of other scripts are left out.
std::string in_ascii(std::string_view text);

}  // namespace core
