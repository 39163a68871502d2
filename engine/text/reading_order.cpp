#include "engine/text/reading_order.h"

#include <fribidi.h>

#include <numeric>

namespace text {

ReadingOrder reading_order(const std::u32string& letters) {
    ReadingOrder order;
    order.levels.resize(letters.size());
    order.on_screen.resize(letters.size());
    std::iota(order.on_screen.begin(), order.on_screen.end(), std::size_t{0});
    if (letters.empty()) return order;
    const std::vector<FriBidiChar> chars(letters.begin(), letters.end());
    const auto count = static_cast<FriBidiStrIndex>(chars.size());
    std::vector<FriBidiCharType> types(chars.size());
    std::vector<FriBidiBracketType> brackets(chars.size());
    fribidi_get_bidi_types(chars.data(), count, types.data());
    fribidi_get_bracket_types(chars.data(), count, types.data(), brackets.data());
    FriBidiParType base = FRIBIDI_PAR_ON;
    if (fribidi_get_par_embedding_levels_ex(types.data(), brackets.data(), count, &base, order.levels.data()) == 0)
        return order;
    order.leftward = FRIBIDI_IS_RTL(base);
    std::vector<FriBidiStrIndex> places(chars.size());
    std::iota(places.begin(), places.end(), 0);
    if (fribidi_reorder_line(0, types.data(), count, 0, base, order.levels.data(), nullptr, places.data()) != 0)
        order.on_screen.assign(places.begin(), places.end());
    return order;
}

}  // namespace text
