// Built without FriBidi: all lines run left to right.

#include <numeric>

#include "engine/text/reading_order.h"

namespace text {

ReadingOrder reading_order(const std::u32string& letters) {
    ReadingOrder order{false, std::vector<signed char>(letters.size()), std::vector<std::size_t>(letters.size())};
    std::iota(order.on_screen.begin(), order.on_screen.end(), std::size_t{0});
    return order;
}

}  // namespace text
