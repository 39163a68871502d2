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

void keep_campaign(View& view) {
    view.notice = view.keep_story(view.plays_box() ? view.box->title : "Card Draw", story_of(view));
}

void draw_last(View& view) {
    const auto& steps = view.game->steps();
    if (steps.empty()) return;
    for (const story::DocumentPart& part : story::card_parts({{view.match(), steps.back().events}}))
        if (part.kind != story::DocumentPart::Kind::Chapter && part.kind != story::DocumentPart::Kind::Scene)
            view.app.ui().text(part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text),
                               {Type::Small, palette::kInk});
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The campaign is over"));
    ui.fact(say("Sessions"), Phrase(view.match().session));
    ui.fact(say("Scenes"), Phrase(view.match().scene));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) keep_campaign(view);
}

}  // namespace screens::card_draw
