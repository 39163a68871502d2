#pragma once
// One of many structs, such as commands and events: Boost's variant, which is never empty. Compilers build a story
// game's rules in four fifths of the time that the standard library's takes. Call its functions without a namespace
// (visit, get_if, holds_alternative, get): ADL finds them.

#include <type_traits>

#include <boost/variant2/variant.hpp>

namespace rules {

template <class... T>
using OneOf = boost::variant2::variant<T...>;

// True if a command or event is one of the listed types: lets a visitor handle several in one branch.
template <class Deed, class... Listed>
constexpr bool is_one_of = (std::is_same_v<Deed, Listed> || ...);

}  // namespace rules
