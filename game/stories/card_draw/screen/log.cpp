// The campaign so far, the newest line first; its page, and its end.

#include <algorithm>

#include "game/stories/card_draw/card_draw_story.h"
#include "game/stories/card_draw/screen/form_widgets.h"
#include "game/stories/screen/story_export.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kCardsLogLines = 40;

std::vector<story::TalePart> campaign_parts(const CardsSession& game) {
    std::vector<story::CardStep> steps;
    const auto& all = game.steps();
    for (std::size_t i = 0; i < all.size(); ++i)
        steps.push_back({i + 1 < all.size() ? all[i + 1].before : game.match(), all[i].events});
    return story::card_parts(steps);
}

void keep_campaign(CardsView& view) {
    const std::string& typed = view.drafts.at("title");
    const std::string named = view.plays_box() ? view.box->title : "Card Draw";
    const story::Tale tale{typed.empty() ? named : typed, tale_date(), campaign_parts(*view.game)};
    const auto page = keep_tale(view.app, tale);
    view.fault = page ? Phrase() : plain(page.error());
    view.notice =
        page ? say("The story lies in {1}, and as a PDF beside it.", plain(page->string())) : Phrase();
}

void print_part(ui::Ui& ui, const story::TalePart& part) {
    using Kind = story::TalePart::Kind;
    if (part.kind == Kind::Chapter || part.kind == Kind::Scene)
        return ui.text(part.text, {Type::Strong, palette::kInk});
    ui.text(part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text),
            {Type::Small, part.kind == Kind::Told ? palette::kInk : palette::kSoft});
    for (const Phrase& drawn : part.tosses) ui.text(drawn, {Type::Small, palette::kSoft});
}

}  // namespace

void draw_cards_log(CardsView& view) {
    auto parts = campaign_parts(*view.game);
    if (parts.empty()) return;
    std::ranges::reverse(parts);
    if (parts.size() > kCardsLogLines) parts.resize(kCardsLogLines);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Story"));
    if (view.match().phase != cd::Phase::Ended && ui.button(say("Keep the story so far")))
        keep_campaign(view);
    for (const story::TalePart& part : parts) print_part(ui, part);
}

void draw_cards_last(CardsView& view) {
    const auto& steps = view.game->steps();
    if (steps.empty()) return;
    for (const story::TalePart& part : story::card_parts({{view.match(), steps.back().events}}))
        if (part.kind != story::TalePart::Kind::Chapter && part.kind != story::TalePart::Kind::Scene)
            view.app.ui().text(part.who.empty() ? part.text : say("{1}: {2}", part.who, part.text),
                               {Type::Small, palette::kInk});
}

void draw_cards_end(CardsView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The campaign is over"));
    ui.fact(say("Sessions"), Phrase(view.match().session));
    ui.fact(say("Scenes"), Phrase(view.match().scene));
    ui.rule();
    ui.input_text(say("The story is called"), view.drafts.at("title"), 80);
    if (ui.button(say("Keep the story as a page"), ui::Look::Accent)) keep_campaign(view);
}

}  // namespace screens
