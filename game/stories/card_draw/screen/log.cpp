// The campaign so far, the newest line first; its page, and its end.

#include "game/stories/card_draw/card_draw_story.h"
#include "game/stories/card_draw/screen/form_widgets.h"

namespace screens::card_draw {

namespace {

constexpr std::size_t kLogLines = 40;

std::vector<story::DocumentPart> campaign_parts(const Session& game) {
    std::vector<story::CardStep> steps;
    const auto& all = game.steps();
    for (std::size_t i = 0; i < all.size(); ++i) steps.push_back({game.after(i), all[i].events});
    return story::card_parts(steps);
}

void keep_campaign(View& view) {
    view.notice = view.keep_story(view.plays_box() ? view.box->title : "Card Draw", campaign_parts(*view.game));
}

void print_part(ui::Ui& ui, const story::DocumentPart& part) {
    using Kind = story::DocumentPart::Kind;
    if (part.kind == Kind::Chapter || part.kind == Kind::Scene)
        return ui.text(part.text, {Type::Strong, palette::kInk});
    ui.text(part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text),
            {Type::Small, part.kind == Kind::Told ? palette::kInk : palette::kSoft});
    for (const Phrase& drawn : part.tosses) draw_note(ui, drawn);
}

}  // namespace

void draw_log(View& view) {
    auto parts = campaign_parts(*view.game);
    if (parts.empty()) return;
    turn_newest_first(parts, kLogLines);
    ui::Ui& ui = view.app.ui();
    if (draw_log_head(ui, view.match().phase == cd::Phase::Ended)) keep_campaign(view);
    for (const story::DocumentPart& part : parts) print_part(ui, part);
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
