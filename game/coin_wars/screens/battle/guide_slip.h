#pragma once
// The side panel of what is learnt or asked at the table: words, the best way on, and quieter ones. In a narrow window
// a strip along the lower edge.

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

struct Guide {
    std::string_view name;  // of the panel
    Phrase heading;         // above the words of a column
    Phrase count;           // before the buttons of a strip
    struct Words {
        Phrase text;
        Print print{};
    };
    std::vector<Words> words;  // a strip shows the last of them
    std::vector<words::Key> best, quiet;
};
// Returns where the next panel starts. `pressed`: what to do.
double draw_guide(const Battle& battle, const Guide& guide, double top, const std::function<void(words::Key)>& pressed);

}  // namespace screens
