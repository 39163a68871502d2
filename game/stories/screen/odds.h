#pragma once
// Chances as the story games print them, and a bar divided among the possible outcomes, with its key. Each part has its
// own ink and the worst is hatched, so that order and pattern tell them apart without colour.

#include <cstdint>
#include <span>

#include "engine/core/rational.h"
#include "engine/ui/plot.h"
#include "engine/words/phrase.h"

namespace screens {

struct Share {
    ui::Phrase name{};  // in the key
    double share = 0;   // 0 to 1
    ui::Ink ink{};
};
// As wide as the panel; the shares must add up to 1.
void draw_share_bar(ui::Ui& ui, std::span<const Share> shares);
// Prints the names beside their inks, in as many lines as needed; with KeyFigures::Percent, each with its share.
enum class KeyFigures { None, Percent };
void draw_share_key(ui::Ui& ui, std::span<const Share> shares, KeyFigures figures);

// "81.6 %"
words::Phrase percent(const core::Chance& chance);
// The largest denominator of a fraction that is shown.
inline constexpr std::int64_t kShortFraction = 999;  // the largest denominator
// The same, with its fraction if that is short: "81.3 % (13/16)".
words::Phrase in_percent(const core::Chance& chance, std::int64_t most_under = kShortFraction);
// "13/16", or empty if the chance is no such fraction.
words::Phrase in_fraction(const core::Chance& chance, std::int64_t most_under = kShortFraction);

}  // namespace screens
