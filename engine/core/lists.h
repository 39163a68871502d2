#pragma once
// Questions to lists that the standard library answers from C++23 on.

#include <algorithm>
#include <functional>
#include <iterator>

namespace core {

// True if the list has this item, or one whose `part` is this.
template <class List, class Item, class Part = std::identity>
constexpr bool contains(const List& list, const Item& item, Part part = {}) {
    return std::ranges::find(list, item, part) != std::end(list);
}

// The same where an empty list stands for all.
template <class List, class Item>
constexpr bool empty_or_contains(const List& list, const Item& item) {
    return list.empty() || contains(list, item);
}

}  // namespace core
