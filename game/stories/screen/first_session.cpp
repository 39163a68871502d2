#include "game/stories/screen/first_session.h"

namespace screens {

bool draw_shown_step(ui::Ui& ui, std::size_t done, std::size_t count, const std::string& words) {
    ui.caption(say("FIRST SESSION, STEP {1} OF {2}", static_cast<int>(done) + 1, static_cast<int>(count)));
    ui.text(plain(words));
    const bool pressed = ui.button(say("Do that"), ui::Look::Accent);
    ui.rule();
    return pressed;
}

Phrase first_session_ended(FirstSession how) {
    return how == FirstSession::Over ? say("The first session is over: you carry on by yourselves.")
                                     : say("You have left the first session: you carry on by yourselves.");
}

}  // namespace screens
