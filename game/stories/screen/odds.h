#pragma once
// Chances as the story games print them; and a bar that is divided among what may come, with its key: each
// part in its own ink, the worst one hatched, so that they are told apart without colour by order and pattern.

#include <cstdint>
#include <span>

#include "engine/core/rational.h"
#include "engine/ui/plot.h"
#include "engine/words/phrase.h"

namespace screens {

struct Share {
    ui::Phrase name{};  // of the key
    double share = 0;   // 0 to 1
    ui::Ink ink{};
};
// As wide as the panel; the shares add up to 1.
void draw_share_bar(ui::Ui& ui, std::span<const Share> shares);
// The names beside their inks, in as many lines as they need; `figures`: each with its share in percent.
enum class KeyFigures { None, Percent };
void draw_share_key(ui::Ui& ui, std::span<const Share> shares, KeyFigures figures);

// "81.6 %"
words::Phrase percent(const core::Chance& chance);
// The same with its fraction if that is short: "81.3 % (13/16)".
inline constexpr std::int64_t kShortFraction = 999;  // the most below its stroke
words::Phrase in_percent(const core::Chance& chance, std::int64_t most_under = kShortFraction);
// "13/16", or nothing if it is no such fraction.
words::Phrase in_fraction(const core::Chance& chance, std::int64_t most_under = kShortFraction);

}  // namespace screens
