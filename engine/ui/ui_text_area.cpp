// A multi-line text field, as tall as its text; it also wraps while being edited.

#include <algorithm>

#include "engine/ui/ui_writing.h"

namespace ui {

namespace {

void paint_lines(Ui::Impl& in, const Composed& shown, const std::vector<TextLine>& lines, Vec2 corner, double high,
                 bool writing) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const double y = corner.y + high * static_cast<double>(i);
        const Rect place{corner.x, y, corner.x, y + high};
        paint_line(in, shown, lines[i], place, writing);
        if (writing && line_at(lines, shown.caret.at) == i) paint_caret(in, shown, lines[i], place);
    }
}

// Scrolls to keep the caret's line in view.
void follow_caret(Ui::Impl& in, double y, double high) {
    const Panel& panel = in.panel();
    if (!panel.scrolls || (y >= panel.rect.y0 + in.px(8) && y + high <= panel.rect.y1 - in.px(8))) return;
    ImGui::SetScrollFromPosY(static_cast<float>(y - panel.rect.y0), 0.5f);
    in.now.unsettled = true;
}

}  // namespace

bool Ui::input_lines(const Phrase& phrase, std::string& value, int lines, std::size_t max) {
    Impl& in = *impl_;
    const Said label = in.said(phrase);
    const std::string id = in.id_of(label);
    const double head = line_height(Type::Small) + px(3), high = line_height(Type::Body);
    const double aside = px(10), above = px(8);
    const Measure measure = measure_of(in, in.next_width() - 2 * aside);
    const std::string before = value;
    bool acted = false;
    if (!in.measuring() && (in.focus.activated == id || in.focus.wanted)) {
        begin_writing(in, id, value, Chosen::Nothing);
        acted = true;
    }
    bool writing = !in.measuring() && in.writing.id == id && in.focus.id == id;
    if (writing) acted = take_typed(in, value, max, measure) || acted;
    const Composed shown = writing ? composed(in.writing, value) : Composed{value};
    const std::vector<TextLine> now = measure.lines(shown.text);
    const Rect rect = in.take(head + 2 * above + high * std::max<double>(lines, double(now.size())));
    in.last = {};
    in.last.rect = rect;
    if (in.measuring()) {
        in.tell_unknown(*this, value, true);
        return false;
    }
    in.note(label, rect, in.width(label.printed, Type::Small));
    in.add_stop(id, rect, true, false, true);
    in.describe(Label::Kind::Field, false, value);
    in.now.labels.back().focused = in.focus.id == id;
    in.print({rect.x0, rect.y0}, label.printed, Type::Small, palette::kSoft);
    const Rect field{rect.x0, rect.y0 + head, rect.x1, rect.y1};
    const Vec2 corner{field.x0 + aside, field.y0 + above};
    ImGui::SetCursorScreenPos(vec(field.x0, field.y0));
    ImGui::InvisibleButton(("##" + id).c_str(), vec(field.width(), field.height()));
    in.last.hovered = ImGui::IsItemHovered();
    if (ImGui::IsItemActivated() && !writing) press_into(in, id, value, Chosen::Nothing);
    take_pointer(in, value, corner, measure);
    writing = in.writing.id == id && in.focus.id == id;
    paint().fill(field, {255, 250, 238, 150}, px(3));
    paint_lines(in, writing ? composed(in.writing, value) : Composed{value}, now, corner, high, writing);
    paint().frame(field, palette::kSoft.faded(0.7), 1, px(3));
    if (acted) follow_caret(in, corner.y + high * double(line_at(now, in.writing.caret.at)), high);
    in.last.focused = in.focus.id == id;
    if (in.last.focused && (in.focus.shown || writing)) in.focus_frame(field);
    if (acted) in.now.unsettled = true;
    in.tell_unknown(*this, value, true);
    return value != before;
}

}  // namespace ui
