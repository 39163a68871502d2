// The story so far, the newest line first; how the session ends, and its page.

#include "game/stories/edged_coins/screen/choice_widgets.h"
#include "game/stories/edged_coins/screen/session_log.h"

namespace screens::edged_coins {

namespace {

constexpr std::size_t kLogLines = 40;

story::TalePart part_of(const ToldLine& line) {
    using Kind = story::TalePart::Kind;
    if (line.opens_round) return {Kind::Scene, line.text};
    if (line.toss.empty()) return {Kind::Happened, line.text};
    return {Kind::Happened, line.result, {}, {line.toss}};
}

void keep_page(View& view) {
    std::vector<story::TalePart> parts;
    for (const ToldLine& line : story_lines(*view.game)) parts.push_back(part_of(line));
    view.notice = view.keep_story("Edged Coins", std::move(parts));
}

}  // namespace

void draw_log(View& view) {
    auto lines = story_lines(*view.game);
    if (lines.empty()) return;
    turn_newest_first(lines, kLogLines);
    ui::Ui& ui = view.app.ui();
    if (draw_log_head(ui, view.match().phase == ec::Phase::Ended)) keep_page(view);
    for (const ToldLine& line : lines)
        if (line.sign == ui::Sign::None)
            ui.text(line.text, {Type::Small, palette::kInk});
        else
            ui.sign(line.sign, line.text, {Type::Small, palette::kInk});
}

void draw_end(View& view) {
    ui::Ui& ui = view.app.ui();
    ui.heading(say("The session is over"));
    for (const ec::Character& each : view.match().characters)
        ui.fact(plain(each.name()), each.is_out() ? say("out") : say("HC {1}, EC {2}", each.hc, each.ec));
    ui.rule();
    if (draw_keeping(view, ui::Look::Accent)) keep_page(view);
}

}  // namespace screens::edged_coins
