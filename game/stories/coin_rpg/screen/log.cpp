// The story so far: what the coins decided and what was told, the newest Scene first; and the same on paper.

#include <algorithm>

#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/screen/words.h"
#include "game/stories/screen/story_export.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;
using Kind = story::TalePart::Kind;

constexpr std::size_t kLogParts = 60;

// Worked out anew when something has happened since.
const std::vector<story::TalePart>& told_so_far(RpgView& view) {
    const auto& steps = view.game->steps();
    if (view.told_steps == steps.size()) return view.told_parts;
    std::vector<story::RpgStep> all;
    for (std::size_t i = 0; i < steps.size(); ++i)
        all.push_back(
            {steps[i].before, i + 1 < steps.size() ? steps[i + 1].before : view.match(), steps[i].events});
    view.told_parts = story::rpg_parts(all);
    view.told_steps = steps.size();
    return view.told_parts;
}

// Cards lie on the table: the log passes them over.
bool is_card(const story::TalePart& part) {
    return part.kind == Kind::Entry || (part.kind == Kind::Told && part.who.empty());
}

void draw_part(ui::Ui& ui, const story::TalePart& part) {
    switch (part.kind) {
        case Kind::Chapter:
        case Kind::Scene:
            return ui.text(part.text, {Type::Strong});
        case Kind::Told:
            if (!part.who.empty()) ui.text(part.who, {Type::Small, palette::kSoft});
            return ui.text(part.text, {Type::Pen, palette::kInk});
        default:
            break;
    }
    ui.text(part.who.empty() ? part.text : part.who + plain(": ") + part.text, {Type::Small});
    for (const Phrase& toss : part.tosses) ui.text(toss, {Type::Small, palette::kSoft});
}

}  // namespace

void draw_rpg_log(RpgView& view) {
    const auto& parts = told_so_far(view);
    if (parts.empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.rule();
    ui.heading(say("Story"));
    if (view.match().phase != rpg::Phase::Ended && ui.button(say("Keep the story so far")))
        keep_rpg_story(view);
    // The newest first, but a Scene from its heading on.
    std::size_t end = parts.size(), drawn = 0;
    while (end > 0 && drawn < kLogParts) {
        std::size_t begin = end - 1;
        while (begin > 0 && parts[begin].kind != Kind::Scene && parts[begin].kind != Kind::Chapter) --begin;
        const bool headed = parts[begin].kind == Kind::Scene || parts[begin].kind == Kind::Chapter;
        if (headed) draw_part(ui, parts[begin]);
        for (std::size_t i = end; i-- > begin + (headed ? 1 : 0);) {
            if (is_card(parts[i])) continue;
            draw_part(ui, parts[i]);
            ++drawn;
        }
        end = begin;
    }
}

void keep_rpg_story(RpgView& view) {
    std::string title = view.drafts.at("title");
    if (title.empty()) title = view.app.ui().in_words(say("Coin Wars the RPG"));
    const auto page = keep_tale(view.app, {title, tale_date(), told_so_far(view), plain(story::kRpgCredit)});
    view.fault = page ? Phrase() : plain(page.error());
    view.notice =
        page ? say("The story lies in {1}, and as a PDF beside it.", plain(page->string())) : Phrase();
}

}  // namespace screens
