#pragma once
// One of many structs, as commands and events are: Boost's variant, which always holds something. Compilers are
// through with the rules of a story game in four fifths of the time that they take with the standard library's.
// Its functions are called by their names alone (visit, get_if, holds_alternative, get): they are found beside it.

#include <type_traits>

#include <boost/variant2/variant.hpp>

namespace rules {

template <class... T>
using OneOf = boost::variant2::variant<T...>;

// True if a command or event is one of the listed types: lets a visitor handle several in one branch.
template <class Deed, class... Listed>
constexpr bool is_one_of = (std::is_same_v<Deed, Listed> || ...);

}  // namespace rules
