#include "game/stories/screen/first_session.h"

#include "engine/ui/panel_traits.h"
#include "game/stories/screen/story_view.h"

namespace screens {

namespace {

constexpr const char* kShownDraft = "guide";  // "shown", or empty

}  // namespace

void begin_first_session(StoryView& view, Guidance guidance) {
    view.drafts.at(kShownDraft) = guidance == Guidance::Shown ? "shown" : "";
}

bool is_first_session_shown(StoryView& view) { return !view.drafts.at(kShownDraft).empty(); }

void draw_first_session(StoryView& view, const ShownSession& session) {
    if (!session.done || *session.done == session.count) {
        view.notice = session.done ? say("The first session is over: you are on your own now.")
                                   : say("You have left the first session: you are on your own now.");
        return view.drafts.drop(kShownDraft);
    }
    ui::Ui& ui = view.app.ui();
    ui.caption(
        say("FIRST SESSION, STEP {1} OF {2}", static_cast<int>(*session.done) + 1, static_cast<int>(session.count)));
    ui.text(plain(session.words));
    const bool pressed = ui.button(say("Do that"), ui::Look::Accent);
    ui::accent_is_taken(ui);
    ui.rule();
    if (pressed) session.carry_out();
}

}  // namespace screens
