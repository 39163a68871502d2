#include "game/coin_wars/screens/common/advice_terms.h"

namespace screens {

bool draw_advice_terms(ui::Ui& ui, profile::Advice& advice) {
    const auto switched = [&](const words::Phrase& label, const words::Phrase& what, bool& on) {
        const bool pressed = ui.toggle(label, on);
        if (pressed) on = !on;
        ui.remark(what);
        return pressed;
    };
    const bool hint =
        switched(words::say("Hints"),
                 words::say("A button names the best unit; pressed again, it shows the best action."), advice.hint);
    const bool warning = switched(
        words::say("Warn before a blunder"),
        words::say("A player about to give away more than 15 points of winning chance is asked first, and told why."),
        advice.warning);
    return hint || warning;
}

}  // namespace screens
