#include "game/stories/screen/odds.h"

#include "game/coin_wars/screens/lab/small_charts.h"

namespace screens {

using words::say;

Phrase in_fraction(const core::Chance& chance) {
    constexpr std::int64_t kShort = 999;
    const auto& exact = chance.exact();
    if (!exact || exact->under > kShort || exact->under == 1) return {};
    return plain(std::to_string(exact->over).append("/").append(std::to_string(exact->under)));
}

Phrase in_percent(const core::Chance& chance) {
    const Phrase shown = percent(chance.value(), 1), fraction = in_fraction(chance);
    return fraction.empty() ? shown : say("{1} ({2})", shown, fraction);
}

}  // namespace screens
