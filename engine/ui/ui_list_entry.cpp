// An entry in a list of things that happened.

#include "engine/ui/ui_state.h"

namespace ui {

bool Ui::entry(const Phrase& text, const Phrase& below, Sign sign, bool current, bool enabled) {
    Inside& in = *inside_;
    const Said words = in.said(text), detail = in.said(below);
    const double indent = px(26), wrap = in.panel().inner.width() - indent;
    const double body = line_height(Type::Body), small = line_height(Type::Small);
    const auto lines = in.lines(words.printed, Type::Body, wrap);
    const auto notes =
        detail.empty() ? std::vector<std::string_view>{} : in.lines(detail.printed, Type::Small, wrap);
    const double high = body * static_cast<double>(lines.size()) + small * static_cast<double>(notes.size());
    const Rect rect = in.take(high + px(2));
    const Touch touch = in.touch(words, rect, enabled, false);
    if (in.measuring()) return false;
    const Rect around{rect.x0 - px(10), rect.y0 - px(4), rect.x1 + px(10), rect.y1 + px(4)};
    if (current || touch.hovered) paint().fill(around, palette::kChosen.faded(current ? 1 : 0.6), px(3));
    if (sign != Sign::None) paint().sign({rect.x0 + px(8), rect.y0 + body / 2}, px(6), sign);
    double y = rect.y0;
    for (const std::string_view line : lines) {
        in.print({rect.x0 + indent, y}, line, Type::Body, palette::kInk);
        y += body;
    }
    if (!notes.empty())
        in.note(detail, {rect.x0 + indent, y, rect.x1, y + small * static_cast<double>(notes.size())}, 0,
                true);
    for (const std::string_view line : notes) {
        in.print({rect.x0 + indent, y}, line, Type::Small, palette::kSoft);
        y += small;
    }
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

}  // namespace ui
