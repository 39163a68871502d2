#include "game/stories/screen/odds.h"

#include "engine/ui/plot.h"

namespace screens {

Phrase percent(const core::Chance& chance) { return ui::percent(chance.value(), 1); }

Phrase in_fraction(const core::Chance& chance, std::int64_t most_under) {
    const auto& exact = chance.exact();
    if (!exact || exact->under > most_under || exact->under == 1) return {};
    return words::plain(std::to_string(exact->over).append("/").append(std::to_string(exact->under)));
}

Phrase in_percent(const core::Chance& chance, std::int64_t most_under) {
    const Phrase shown = percent(chance), fraction = in_fraction(chance, most_under);
    return fraction.empty() ? shown : words::say("{1} ({2})", shown, fraction);
}

}  // namespace screens
