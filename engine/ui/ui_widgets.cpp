// Widgets to press or type into.

#include <cmath>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

struct Face {
    Colour fill, edge, print;
};

Face face_of(Look look, const Touch& touch, bool enabled) {
    const bool lit = touch.hovered || touch.focused;
    switch (look) {
        case Look::Chosen:
            if (enabled)
                return {lit ? Colour{0xf6, 0xd8, 0x9c} : Colour{0xf0, 0xcd, 0x8c}, palette::kBrassDark, palette::kInk};
            [[fallthrough]];
        case Look::Accent:
            return enabled ? Face{touch.held ? Colour{0x96, 0x36, 0x0e}
                                  : lit      ? Colour{0xcc, 0x54, 0x20}
                                             : palette::kAccent,
                                  {0x7a, 0x2c, 0x0c, 200},
                                  {0xff, 0xf6, 0xe6}}
                           : Face{palette::kSoft.faded(0.25), palette::kSoft.faded(0.2), palette::kInk.faded(0.45)};
        case Look::Dark:
            return {Colour{255, 232, 200,
                           static_cast<std::uint8_t>(touch.held       ? 14
                                                     : lit && enabled ? 44
                                                                      : 20)},
                    palette::kCreamSoft.faded(enabled ? 0.4 : 0.18),
                    enabled ? palette::kCream : palette::kCreamSoft.faded(0.45)};
        case Look::Plain:
            return {Colour{255, 250, 238,
                           static_cast<std::uint8_t>(touch.held       ? 40
                                                     : lit && enabled ? 190
                                                                      : 90)},
                    palette::kSoft.faded(enabled ? 0.7 : 0.3), enabled ? palette::kInk : palette::kInk.faded(0.42)};
        case Look::Bare:
            break;
    }
    return {palette::kChosen.faded(lit && enabled ? 1 : 0),
            {0, 0, 0, 0},
            enabled ? palette::kInk : palette::kInk.faded(0.42)};
}

// A box lit from the upper left, like everything on the table.
void box(const Painter& paint, const Rect& rect, const Face& face, double radius) {
    paint.fill(rect, face.fill, radius);
    if (face.edge.a) paint.frame(rect, face.edge, 1, radius);
}

}  // namespace

// Prints in small type, on two lines if necessary; false if it still does not fit.
bool Ui::Impl::print_in_two(const Rect& rect, std::string_view text, Type max) const {
    const Type type = fitting(text, max, rect.width());
    const std::vector<std::string_view> all = lines(text, type, rect.width());
    const double line = all.size() > 1 ? std::round(rect.height() / static_cast<double>(all.size())) : rect.height();
    bool fits = all.size() <= 2;
    for (std::size_t i = 0; i < all.size(); ++i) {
        print_in(sized({rect.x0, rect.y0 + line * static_cast<double>(i)}, rect.width(), line), all[i], {.type = type});
        fits = fits && width(all[i], type) <= rect.width() + 1;
    }
    return fits;
}

bool Ui::button(const Phrase& phrase, Look wanted, const Open& open) {
    Impl& in = *impl_;
    const bool taken = !in.filling.open.empty() && in.panel().accent_taken;
    const Look look = wanted == Look::Accent && taken ? Look::Plain : wanted;
    const Said label = in.said(phrase);
    const bool placed = in.filling.placed.has_value(), fixed = placed || in.filling.in_row();
    const double natural = in.width(label.printed, Type::Body) + px(36);
    const double room = std::min(in.next_width(), fixed ? in.next_width() : natural) - 4;
    const Type type = in.fitting(label.printed, in.filling.size(Type::Body), room);
    // A label that is too long even in small print is wrapped.
    const bool wraps = !placed && in.width(label.printed, type) > room;
    const std::vector<std::string_view> lines =
        wraps ? in.lines(label.printed, type, room - px(8)) : std::vector<std::string_view>{label.printed};
    const double line = line_height(type), print_height = line * static_cast<double>(lines.size());
    const Rect rect = in.take(std::max({px(36), print_height + px(12), in.min()}), fixed ? 0 : natural);
    const Touch touch = in.touch(label, rect, open, look == Look::Accent);
    if (in.measuring()) return false;
    in.now.labels.back().cut = !wraps && in.width(label.printed, type) > rect.width() - 4;
    const Face face = face_of(look, touch, open.now);
    box(paint(), rect, face, px(4));
    if (look == Look::Chosen && open.now)
        paint().fill({rect.x0 + px(4), rect.y1 - px(3), rect.x1 - px(4), rect.y1}, palette::kAccent);
    double y = std::round(rect.center().y - print_height / 2);
    for (const std::string_view part : lines) {
        const double left = look == Look::Bare ? rect.x0 + px(8) : rect.x0;
        in.print_in({left, y, rect.x1, y + line}, part,
                    {type, face.print, look == Look::Bare ? Align::Left : Align::Center});
        y += line;
    }
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

bool Ui::choice(const Phrase& phrase, const Phrase& note, bool chosen) {
    Impl& in = *impl_;
    const Said label = in.said(phrase), words = in.said(note);
    const bool in_row = in.filling.in_row();
    const double indent = px(kChoiceIndent), pad = px(9);
    const double wrap =
        in_row ? 1e6 : (in.filling.placed ? in.filling.placed->width() : in.panel().inner.width()) - indent - px(10);
    const std::vector<std::string_view> lines =
        words.empty() ? std::vector<std::string_view>{} : in.lines(words.printed, Type::Small, wrap);
    const double room = in.next_width() - indent;
    const Type type = in.fitting(label.printed, in.filling.size(Type::Strong), room);
    // A label that is too long even in small print is wrapped.
    const bool wraps = !in.filling.placed && in.width(label.printed, type) > room;
    const std::vector<std::string_view> names =
        wraps ? in.lines(label.printed, type, room) : std::vector<std::string_view>{label.printed};
    const double line = line_height(Type::Small), name_line = line_height(wraps ? type : Type::Body),
                 title = name_line * static_cast<double>(names.size());
    const Rect rect = in.take(2 * pad + title + line * static_cast<double>(lines.size()));
    const Touch touch = in.touch(label, rect, true, false);
    if (in.measuring()) return false;
    in.describe(Label::Kind::Choice, chosen);
    const Painter paint = this->paint();
    box(paint, rect, face_of(Look::Plain, touch, true), px(4));
    if (chosen) {
        paint.fill(rect, palette::kChosen, px(4));
        paint.fill({rect.x0, rect.y0, rect.x0 + px(5), rect.y1}, palette::kAccent, px(2));
    }
    const Vec2 mark{rect.x0 + px(21), rect.y0 + pad + name_line / 2};
    paint.circle(mark, px(7), chosen ? palette::kAccent : palette::kSoft, std::max(1.0, px(1.6)));
    if (chosen) paint.disc(mark, px(3.5), palette::kAccent);
    const Rect head{rect.x0 + indent, rect.y0 + pad, rect.x1, rect.y0 + pad + title};
    for (std::size_t i = 0; i < names.size(); ++i)
        in.print_in(sized({head.x0, head.y0 + name_line * static_cast<double>(i)}, head.width(), name_line), names[i],
                    {.type = type});
    in.now.labels.back().cut =
        std::ranges::any_of(names, [&](std::string_view name) { return in.width(name, type) > head.width(); });
    for (std::size_t i = 0; i < lines.size(); ++i)
        in.print({head.x0, head.y1 + line * static_cast<double>(i)}, lines[i], Type::Small, palette::kSoft);
    if (!words.empty()) in.note(words, {head.x0, head.y1, rect.x1 - px(4), rect.y1 - px(4)}, 0, true);
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

bool Ui::toggle(const Phrase& phrase, bool on) {
    Impl& in = *impl_;
    const Said label = in.said(phrase);
    const Type max = in.filling.size(Type::Body);
    const Rect rect = in.take(std::max(px(34), in.min()));
    const Touch touch = in.touch(label, rect, true, false);
    if (in.measuring()) return false;
    in.describe(Label::Kind::Switch, on);
    const Painter paint = this->paint();
    const double side = px(20), top = rect.center().y - side / 2;
    const Rect square = sized({rect.x0, std::round(top)}, side, side);
    box(paint, square, face_of(Look::Plain, touch, true), px(3));
    if (on) {
        const Vec2 tick[] = {{square.x0 + side * 0.22, square.y0 + side * 0.52},
                             {square.x0 + side * 0.43, square.y0 + side * 0.74},
                             {square.x0 + side * 0.80, square.y0 + side * 0.26}};
        paint.path(tick, palette::kAccent, std::max(2.0, px(2.4)));
    }
    const Rect words{rect.x0 + px(kSwitchIndent), rect.y0, rect.x1, rect.y1};
    in.now.labels.back().cut = !in.print_in_two(words, label.printed, max);
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

bool Ui::area(const Phrase& label, const Rect& rect, const Open& open) {
    Impl& in = *impl_;
    const Touch touch = in.touch(in.said(label), rect, open, false);
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

void Ui::pips(const Phrase& label, int total, int left, int would_go) {
    Impl& in = *impl_;
    const double step = px(34), radius = px(9.5);
    const Rect rect = in.take(px(34), step * total);
    in.note(in.said(label), rect, 0);
    const Painter paint = this->paint();
    const double pitch = std::min(step, rect.width() / std::max(total, 1));
    for (int i = 0; i < total; ++i) {
        const Vec2 at{rect.x0 + pitch * (i + 0.5), rect.center().y};
        const double r = std::min(radius, pitch * 0.42);
        const int spent = total - left;
        if (i < spent) {
            paint.disc(at, r, {10, 6, 4, 190});
            paint.circle(at, r, {255, 225, 180, 28}, 1);
            continue;
        }
        const bool goes = i < spent + would_go;
        if (goes) paint.circle(at, r + px(3.5), {0xe8, 0x6a, 0x30}, std::max(1.0, px(1.6)));
        paint.disc(at + Vec2{px(1), px(2)}, r, {5, 3, 2, 120});
        paint.disc(at, r, goes ? Colour{0x8e, 0x2e, 0x0c} : palette::kBrassDark);
        paint.disc(at, r * 0.86, goes ? Colour{0xd8, 0x58, 0x1e} : palette::kBrass);
        paint.disc(at - Vec2{r * 0.24, r * 0.28}, r * 0.42,
                   goes ? Colour{0xff, 0xa0, 0x66, 220} : palette::kBrassLight.faded(0.85));
    }
}

bool Ui::entry(const Phrase& text, const Phrase& below, Sign sign, bool current, bool enabled) {
    Impl& in = *impl_;
    const Said words = in.said(text), detail = in.said(below);
    const double indent = px(26), wrap = in.next_width() - indent;
    const double body = line_height(Type::Body), small = line_height(Type::Small);
    const auto lines = in.lines(words.printed, Type::Body, wrap);
    const auto notes = detail.empty() ? std::vector<std::string_view>{} : in.lines(detail.printed, Type::Small, wrap);
    const double high = body * static_cast<double>(lines.size()) + small * static_cast<double>(notes.size());
    const Rect rect = in.take(std::max(high + px(2), in.min()));
    const Touch touch = in.touch(words, rect, enabled, false);
    if (in.measuring()) return false;
    in.describe(Label::Kind::Print, false);
    const Rect around{rect.x0 - px(10), rect.y0 - px(4), rect.x1 + px(10), rect.y1 + px(4)};
    if (current || touch.hovered) paint().fill(around, palette::kChosen.faded(current ? 1 : 0.6), px(3));
    const double above = std::round((rect.height() - high - px(2)) / 2);
    if (sign != Sign::None) paint().sign({rect.x0 + px(8), rect.y0 + above + body / 2}, px(6), sign);
    double y = rect.y0 + above;
    for (const std::string_view line : lines) {
        in.print({rect.x0 + indent, y}, line, Type::Body, palette::kInk);
        y += body;
    }
    if (!notes.empty())
        in.note(detail, {rect.x0 + indent, y, rect.x1, y + small * static_cast<double>(notes.size())}, 0, true);
    for (const std::string_view line : notes) {
        in.print({rect.x0 + indent, y}, line, Type::Small, palette::kSoft);
        y += small;
    }
    if (touch.focused && in.focus.shown) in.focus_frame(rect);
    return touch.pressed;
}

}  // namespace ui
