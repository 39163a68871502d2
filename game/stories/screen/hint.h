#pragma once
// A slip of paper beside the item under the pointer, over all panels: text too long to print there, or why it is
// disabled.

#include <optional>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct Hint {
    ui::Rect at;                     // its subject, pixels
    std::vector<Phrase> lines{};     // if empty, nothing is shown
    Phrase title{};                  // of a card that is shown large
    std::optional<ui::Rect> room{};  // where it may lie, pixels; by default anywhere in the window
};
// True if the pointer rests on the last drawn widget, even a disabled one.
bool is_looked_at(const ui::Ui& ui);
// Draws beside `hint.at`, within its room, as wide as its text needs; call after all panels. Clears the hint.
void draw_hint(ui::Ui& ui, Hint& hint);

}  // namespace screens
