#pragma once
// The side panel of a lesson or problem: text, the best way to continue, and less prominent ones. In a narrow window it
// is a strip along the lower edge.

#include "game/coin_wars/screens/battle/view.h"

namespace screens {

struct Guide {
    std::string_view name;  // of the panel
    Phrase heading;         // above the text in a column
    Phrase count;           // before the buttons of a strip
    struct Words {
        Phrase text;
        Print print{};
    };
    std::vector<Words> words;  // a strip shows the last of them
    std::vector<words::Key> best, quiet;
};
// Draws the panel and returns where the next one starts. `pressed` gets the pressed button's label.
double draw_guide(const Battle& battle, const Guide& guide, double top, const std::function<void(words::Key)>& pressed);

}  // namespace screens
