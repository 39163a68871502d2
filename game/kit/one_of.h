#pragma once
// Which of a story game's deeds one is, where a visitor asks once for several.

#include <type_traits>

namespace rules {

template <class Deed, class... Listed>
constexpr bool is_one_of = (std::is_same_v<Deed, Listed> || ...);

}  // namespace rules
