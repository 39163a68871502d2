#pragma once
// True if a command or event is one of the listed types: lets a visitor handle several in one branch.

#include <type_traits>

namespace rules {

template <class Deed, class... Listed>
constexpr bool is_one_of = (std::is_same_v<Deed, Listed> || ...);

}  // namespace rules
