// The story so far, the newest line first; how the session ends, and its page.

#include <algorithm>

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/session_log.h"
#include "game/stories/screen/story_export.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

constexpr std::size_t kEdgedLogLines = 40;

story::TalePart part_of(const ToldLine& line) {
    using Kind = story::TalePart::Kind;
    if (line.opens_round) return {Kind::Scene, line.text};
    if (line.toss.empty()) return {Kind::Happened, line.text};
    return {Kind::Happened, line.result, {}, {line.toss}};
}

void keep_page(EdgedView& view) {
    const std::string& typed = view.drafts.at("title");
    story::Tale tale{typed.empty() ? "Edged Coins" : typed, tale_date()};
    for (const ToldLine& line : edged_story(*view.game)) tale.parts.push_back(part_of(line));
    const auto page = keep_tale(view.app, tale);
    view.fault = page ? Phrase() : plain(page.error());
    view.notice =
        page ? say("The story lies in {1}, and as a PDF beside it.", plain(page->string())) : Phrase();
}

}  // namespace

void draw_edged_log(EdgedView& view) {
    auto lines = edged_story(*view.game);
    if (lines.empty()) return;
    std::ranges::reverse(lines);
    if (lines.size() > kEdgedLogLines) lines.resize(kEdgedLogLines);
    ui::Ui& ui = view.app.ui();
    ui.heading(say("Story"));
    if (view.match().phase != ec::Phase::Ended && ui.button(say("Keep the story so far"))) keep_page(view);
    for (const ToldLine& line : lines)
        if (line.sign == ui::Sign::None)
            ui.text(line.text, {Type::Small, palette::kInk});
        else
            ui.sign(line.sign, line.text, {Type::Small, palette::kInk});
}

void draw_edged_end(EdgedView& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    ui.input_text(say("The story is called"), view.drafts.at("title"), 80);
    if (ui.button(say("Keep the story as a page"), ui::Look::Accent)) keep_page(view);
}

}  // namespace screens
