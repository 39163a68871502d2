// The campaign so far, its page, and its end.

#include "game/stories/card_draw/card_draw_story.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

std::vector<story::DocumentPart> campaign_parts(const Session& game) {
    std::vector<story::CardStep> steps;
    const auto& all = game.steps();
    for (std::size_t i = 0; i < all.size(); ++i) steps.push_back({game.after(i), all[i].events});
    return story::card_parts(steps);
}

}  // namespace

std::vector<story::DocumentPart> story_of(const View& view) { return campaign_parts(*view.game); }

void save_campaign(View& view) {
    view.notice = view.save_story(view.plays_box() ? view.box->title : "Card Draw", story_of(view));
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.fact(say("Sessions"), Phrase(view.match().session));
    ui.fact(say("Scenes"), Phrase(view.match().scene));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) save_campaign(view);
}

}  // namespace screens::card_draw
