// The log: what the coins decided and what was narrated, the newest Scene first; and the same on paper.

#include "game/stories/coin_rpg/coin_rpg_story.h"
#include "game/stories/coin_rpg/screen/words.h"

namespace screens::coin_rpg {

namespace {

using Kind = story::DocumentPart::Kind;

constexpr std::size_t kLogParts = 60;

// Made again if something has happened since.
const std::vector<story::DocumentPart>& parts_so_far(View& view) {
    const auto& steps = view.game->steps();
    if (view.so_far.steps == steps.size()) return view.so_far.parts;
    std::vector<story::RpgStep> all;
    for (std::size_t i = 0; i < steps.size(); ++i)
        all.push_back({steps[i].before, view.game->after(i), steps[i].events});
    view.so_far = {story::rpg_parts(all), steps.size()};
    return view.so_far.parts;
}

// Cards lie on the table: the log leaves them out.
bool is_card(const story::DocumentPart& part) {
    return part.kind == Kind::Entry || (part.kind == Kind::Told && part.who.empty());
}

void draw_part(ui::Ui& ui, const story::DocumentPart& part) {
    switch (part.kind) {
        case Kind::Chapter:
        case Kind::Scene:
            return ui.text(part.text, {Type::Strong});
        case Kind::Told:
            if (!part.who.empty()) draw_note(ui, part.who);
            return ui.text(part.text, {Type::Pen, palette::kInk});
        default:
            break;
    }
    ui.text(part.who.empty() ? part.text : part.who + plain(": ") + part.text, {Type::Small});
    for (const Phrase& toss : part.tosses) draw_note(ui, toss);
}

}  // namespace

void draw_log(View& view) {
    const auto& parts = parts_so_far(view);
    if (parts.empty()) return;
    ui::Ui& ui = view.app.ui();
    ui.rule();
    if (draw_log_head(ui, view.match().phase == rpg::Phase::Ended)) keep_story(view);
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

void keep_story(View& view) {
    view.notice =
        view.keep_story(view.app.ui().in_words(say("Coin Wars the RPG")), parts_so_far(view), story::kRpgCredit);
}

}  // namespace screens::coin_rpg
