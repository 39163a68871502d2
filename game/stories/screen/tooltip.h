#pragma once
// A slip of paper beside whatever the pointer rests on, over all panels: what is too long to be printed
// there, or why it is closed.

#include <optional>
#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct Hint {
    ui::Rect at;                     // what it is about, pixels
    std::vector<Phrase> lines{};     // nothing is shown where there is none
    Phrase title{};                  // of a card that is shown large
    std::optional<ui::Rect> room{};  // where it lies, pixels; by default anywhere in the window
};
// The pointer rests on the widget that was drawn last, be it closed.
bool is_looked_at(const ui::Ui& ui);
// Beside `hint.at`, within its room, as wide as its words want; call after all panels. Drops the hint.
void draw_hint(ui::Ui& ui, Hint& hint);

}  // namespace screens
