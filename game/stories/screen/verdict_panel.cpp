#include "game/stories/screen/verdict_panel.h"

namespace screens {

namespace {

constexpr double kVerdictPad = 7, kVerdictAround = 6;  // points

constexpr const char* kPutAway = "verdict";  // the text of the dismissed slip

double height_of(const ui::Ui& ui, const std::vector<VerdictLine>& lines, ui::Type type, double wide) {
    double high = 0;
    for (const VerdictLine& line : lines) high += ui.text_height(line.text, type, wide);
    return high;
}

}  // namespace

void draw_verdict_panel(StoryView& view, const std::vector<VerdictLine>& lines) {
    std::string decided;
    for (const VerdictLine& line : lines) decided.append(words::english(line.text)).append("\n");
    std::string& put_away = view.drafts.at(kPutAway);
    if (put_away != decided) put_away.clear();
    if (lines.empty() || put_away == decided) return;
    ui::Ui& ui = view.app.ui();
    const TabletopView& place = view.place;
    const double pad = ui.px(kVerdictPad), wide = place.room.width() - 2 * (pad + ui.px(kVerdictAround));
    const double free = place.on_screen({}, place.tabletop).y0 - place.room.y0 - 2 * (pad + ui.px(kVerdictAround));
    ui::Type type = ui::Type::Small;
    for (const ui::Type larger : {ui::Type::Heading, ui::Type::Lead, ui::Type::Strong}) {
        if (height_of(ui, lines, larger, wide) > free) continue;
        type = larger;
        break;
    }
    const double left = place.room.x0 + ui.px(kVerdictAround), top = place.room.y0 + ui.px(kVerdictAround);
    const Rect paper = ui::sized({left, top}, wide + 2 * pad, height_of(ui, lines, type, wide) + 2 * pad);
    ui.paint().paper(paper, 3);
    double y = top + pad;
    for (const VerdictLine& line : lines) {
        const double high = ui.text_height(line.text, type, wide);
        const ui::Rect rect{left + pad, y, left + pad + wide, y + high};
        ui.paint().print_lines(rect, line.text, type, line.ink);
        ui.explain(line.text, rect, type);
        y += high;
    }
    if (ui.area(say("Close"), paper)) put_away = decided;
    view.verdict.at = paper;
}

bool lies_under_verdict(const StoryView& view, const Rect& rect) {
    const Rect& side_panel = view.verdict.at;
    return rect.x0 < side_panel.x1 && rect.x1 > side_panel.x0 && rect.y0 < side_panel.y1 && rect.y1 > side_panel.y0;
}

}  // namespace screens
