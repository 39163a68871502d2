#pragma once
// A bar that is divided among what may come, and its key: each part in its own ink, the worst one hatched, so
// that they are told apart without colour by order and pattern.

#include <span>

#include "engine/ui/plot.h"

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

}  // namespace screens
