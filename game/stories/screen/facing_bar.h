#pragma once
// Two groups at the lower and the upper edge of one screen: a slim bar below the top bar, upright for the group that
// waits across from the acting player. It says who decides and what happened last, what each of them has, and has a
// button to turn the screen to them while they may do something.

#include <vector>

#include "game/shell/screen.h"

namespace screens {

struct FacingBar {
    struct One {
        Phrase name, has;  // "Anna", "7 Coins"
    };
    std::vector<One> people{};  // who sit there
    Phrase awaited{};           // "Ben decides"
    Phrase told{};              // what happened last
    bool may_act = false;
};
double facing_bar_height(const ui::Ui& ui);
// True if the screen shall be turned to them.
bool draw_facing_bar(ui::Ui& ui, const FacingBar& bar);

}  // namespace screens
