// Print: lines of type, wrapped at the panel's edge.

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.h"
#include "engine/ui/ui_state.h"
#include "engine/words/line_breaks.h"

namespace ui {

namespace {

constexpr double kAbove = 0.35, kBelow = 1.5;  // relative to type size: room for the marks of any script
constexpr double kWide = 1e5;                  // pixels

// True if a cluster has so many bytes that its marks cannot be read anyway. (Emoji of families are long too, but drawn
// side by side, and lose nothing.)
bool piles_marks(std::string_view text) {
    constexpr std::size_t kMax = 16;
    if (std::ranges::all_of(text, core::is_ascii)) return false;
    for (std::size_t at = 0; at + kMax < text.size();) {
        const std::size_t next = core::next_cluster(text, at);
        if (next - at > kMax) return true;
        at = next;
    }
    return false;
}

}  // namespace

double Ui::Impl::width(std::string_view text, Type type) const { return this->type().width(text, type); }

double Ui::Impl::caret_at(std::string_view line, std::size_t at, Type type) const {
    return this->type().em(type) * text::caret_at(this->type().line(line, type), line, at);
}

std::vector<text::Span> Ui::Impl::spans(std::string_view line, std::size_t from, std::size_t to, Type type) const {
    const double em = this->type().em(type);
    std::vector<text::Span> spans = text::spans(this->type().line(line, type), line, from, to);
    for (text::Span& span : spans) span = {em * span.left, em * span.right};
    return spans;
}

bool Ui::Impl::leftward(std::string_view line, Type type) const { return this->type().line(line, type).leftward; }

int Ui::Impl::unknown_in(std::string_view text) const { return type().line(text, Type::Body).missing; }

std::string Ui::Impl::in_print(const Phrase& phrase) const { return catalogue.isolating(phrase); }

Said Ui::Impl::said(const Phrase& phrase) const { return {words::english(phrase), in_print(phrase)}; }

Type Ui::Impl::fitting(std::string_view text, Type type, double room) const {
    while (type != Type::Small && width(text, type) > room) {
        if (type == Type::Name)
            type = Type::Heading;
        else if (type == Type::Heading || type == Type::Lead)
            type = Type::Body;
        else if (type == Type::Body || type == Type::Strong || type == Type::Pen)
            type = Type::Small;
        else
            break;
    }
    return type;
}

namespace {

// As many characters as fit, at least one: for a word longer than a line.
std::string_view start_of(const std::vector<double>& widths, std::string_view text, double wrap) {
    return core::fitting_start(text, [&](std::string_view start) { return widths[start.size()] <= wrap; });
}

// The first line of a paragraph, whole words only; `widths` are those of its beginnings.
std::string_view first_line(const std::vector<double>& widths, std::string_view paragraph, double wrap) {
    if (widths[paragraph.size()] <= wrap) return paragraph;
    std::size_t end = 0;
    for (auto here = words::next_break(paragraph, 0); here; here = words::next_break(paragraph, here->next)) {
        if (widths[here->end] > wrap) break;
        end = here->end;
    }
    if (end > 0) return paragraph.substr(0, end);
    return start_of(widths, paragraph.substr(0, paragraph.find(' ')), wrap);
}

// As much as fits, with an ellipsis, because names that people type may be too long.
std::string shortened(const Ui::Impl& in, std::string_view text, Type type, double room) {
    constexpr std::string_view kEllipsis = "\u2026";
    const double left = room - in.width(kEllipsis, type);
    if (left <= 0) return {};
    return std::string(start_of(in.type().widths(text, type), text, left)).append(kEllipsis);
}

}  // namespace

std::vector<std::string_view> Ui::Impl::lines(std::string_view text, Type type, double wrap) const {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::string_view paragraph = text.substr(0, text.find('\n'));
        const std::string_view line = first_line(this->type().widths(paragraph, type), paragraph, wrap);
        result.push_back(line);
        text.remove_prefix(line.size());
        if (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
    }
    if (result.empty()) result.emplace_back();
    return result;
}

void Ui::Impl::print(Vec2 at, std::string_view text, Type type, Colour colour) const {
    print_scaled({std::round(at.x), std::round(at.y)}, text, type, colour, 1);
}

void Ui::Impl::print_scaled(Vec2 at, std::string_view text, Type type, Colour colour, double times) const {
    if (!input.looked_at) return;
    // Any number of marks can be stacked on a letter: keep them out of the lines above and below.
    const bool piled = piles_marks(text);
    if (piled) {
        const double size = this->type().size(type) * times;
        list()->PushClipRect(vec(at.x - kWide, at.y - kAbove * size), vec(at.x + kWide, at.y + kBelow * size), true);
    }
    this->type().draw(*list(), text, type, at, times, ink(colour));
    if (piled) list()->PopClipRect();
}

void Ui::Impl::print_in(const Rect& rect, std::string_view text, const Print& how) const {
    if (rect.width() < 0) return;  // no room at all
    const double free = rect.width() - width(text, how.type);
    if (free < -1) return print_in(rect, shortened(*this, text, how.type, rect.width()), how);
    const double shift = how.align == Align::Left ? 0 : how.align == Align::Center ? free / 2 : free;
    const double height = type().size(how.type);
    print({rect.x0 + shift, rect.y0 + (rect.height() - height) / 2}, text, how.type, how.colour);
}

// Aligns each line to the side where the whole text starts.
void Ui::Impl::print_line(const Rect& rect, std::string_view text, std::string_view line, Print how) const {
    if (line.size() == text.size() || !core::runs_leftward(text)) return print_in(rect, line, how);
    const bool from_right = leftward(text, how.type);
    if (from_right && how.align == Align::Left) how.align = Align::Right;
    if (leftward(line, how.type) == from_right) return print_in(rect, line, how);
    print_in(rect, std::string(from_right ? "\u200f" : "\u200e").append(line), how);
}

double Ui::line_height(Type type) const { return std::round(1.22 * impl_->type().size(type)); }

void Ui::set_language(words::Catalogue catalogue) {
    if (impl_->catalogue == catalogue) return;
    impl_->catalogue = std::move(catalogue);
    impl_->heights.clear();
    impl_->layer.cached().forget();
    impl_->now.unsettled = true;
}

void Ui::exchange(std::span<const std::pair<words::Key, words::Key>> pairs) {
    std::vector<std::pair<words::Key, words::Key>>& all = impl_->now.exchanged;
    all.insert(all.end(), pairs.begin(), pairs.end());
    impl_->catalogue.exchange(all);
}

const words::Catalogue& Ui::catalogue() const { return impl_->catalogue; }

std::string Ui::translated(const Phrase& phrase) const { return impl_->in_print(phrase); }

double Ui::text_width(const Phrase& text, Type type) const { return impl_->width(impl_->in_print(text), type); }

double Ui::text_height(const Phrase& text, Type type, double wrap_width) const {
    return line_height(type) * static_cast<double>(impl_->lines(impl_->in_print(text), type, wrap_width).size());
}

void Ui::text(const Phrase& phrase, const Print& how) {
    Impl& in = *impl_;
    const Said said = in.said(phrase);
    const std::string& text = said.printed;
    const double line = line_height(how.type);
    if (in.filling.placed) {
        const Rect rect = in.take(line);
        const Type type = in.fitting(text, how.type, rect.width());
        in.note(said, rect, in.width(text, type));
        in.print_in(rect, text, {type, how.colour, how.align});
        in.last = {.rect = rect};
        return;
    }
    const std::vector<std::string_view> lines = in.lines(text, how.type, in.next_width());
    const Rect rect = in.take(line * static_cast<double>(lines.size()));
    double widest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect line_rect = sized({rect.x0, rect.y0 + line * static_cast<double>(i)}, rect.width(), line);
        in.print_line(line_rect, text, lines[i], how);
        widest = std::max(widest, in.width(lines[i], how.type));
    }
    in.note(said, rect, widest);
    in.last = {.rect = rect};
}

void Ui::heading(const Phrase& words) {
    text(words, {.type = Type::Heading});
    if (!impl_->measuring() && !words.empty()) impl_->describe(Label::Kind::Heading, false);
}

void Ui::caption(const Phrase& words) { text(words, {.type = Type::Small, .colour = palette::kSoft}); }

void Ui::remark(const Phrase& words) { caption(words); }

void Ui::rule() {
    Impl& in = *impl_;
    const Rect rect = in.take(px(9));
    in.list()->AddRectFilled(vec(rect.x0, rect.y0 + px(4)), vec(rect.x1, rect.y0 + px(4) + std::max(1.0, px(1))),
                             code(in.ink(palette::kInk.faded(0.28))));
}

void Ui::fact(const Phrase& what, const Phrase& how_much) {
    Impl& in = *impl_;
    const Said name = in.said(what), value = in.said(how_much);
    const double wide = in.next_width();
    // A value too long to leave room for its name is shortened; a name too long for its line wraps.
    const double beside_name = wide - in.width(name.printed, Type::Body) - px(8);
    const double value_width = std::min(in.width(value.printed, Type::Strong), std::max(wide * 0.6, beside_name));
    const double room = wide - value_width - px(8);
    const Type type = in.fitting(name.printed, Type::Body, room);
    const std::vector<std::string_view> lines = in.lines(name.printed, type, room);
    const double line = line_height(lines.size() > 1 ? type : Type::Body);
    const Rect rect = in.take(line * static_cast<double>(lines.size()));
    const Rect left{rect.x0, rect.y0, rect.x1 - value_width - px(8), rect.y1},
        right{rect.x1 - value_width, rect.y0, rect.x1, rect.y0 + line_height(Type::Body)};
    double widest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect there = sized({left.x0, left.y0 + line * static_cast<double>(i)}, left.width(), line);
        in.print_in(there, lines[i], {.type = type, .colour = palette::kSoft});
        widest = std::max(widest, in.width(lines[i], type));
    }
    in.print_in(right, value.printed, {.type = Type::Strong});
    in.note(name, left, widest);
    in.note(value, right, value_width);
}

void Ui::sign(Sign sign, const Phrase& phrase, const Print& how) {
    Impl& in = *impl_;
    const Said words = in.said(phrase);
    const double indent = px(20), line = line_height(how.type);
    const bool fixed = in.filling.placed.has_value();
    const std::vector<std::string_view> lines =
        in.lines(words.printed, how.type, fixed ? 1e6 : in.next_width() - indent);
    const Rect rect = in.take(line * static_cast<double>(lines.size()));
    const double top = fixed ? rect.center().y - line / 2 : rect.y0;
    paint().sign({rect.x0 + px(7), top + line / 2}, px(6), sign);
    double widest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Rect line_rect{rect.x0 + indent, top + line * static_cast<double>(i), rect.x1,
                             top + line * static_cast<double>(i + 1)};
        in.print_line(line_rect, words.printed, lines[i], how);
        widest = std::max(widest, in.width(lines[i], how.type));
    }
    in.note(words, rect, widest + indent);
}

void Painter::print_lines(const Rect& rect, const Phrase& phrase, Type type, Colour colour) const {
    const Ui::Impl& in = ui_->impl();
    if (in.measuring()) return;
    const std::string text = in.in_print(phrase);
    double y = rect.y0;
    for (const std::string_view line : in.lines(text, type, rect.width())) {
        if (core::runs_leftward(text))
            in.print_line({rect.x0, y, rect.x1, y + in.type().size(type)}, text, line, {type, colour});
        else
            in.print({rect.x0, y}, line, type, colour);
        y += ui_->line_height(type);
    }
}

void Ui::explain(const Phrase& phrase, const Phrase& print, const Rect& rect, Type type) {
    const bool wraps = rect.height() + 1 >= text_height(print, type, rect.width());
    impl_->note(impl_->said(phrase), rect, wraps ? 0 : text_width(print, type), true);
}

void Ui::add_label(const Phrase& phrase, const Rect& rect) { impl_->note(impl_->said(phrase), rect, 0); }

void Ui::tag(const Phrase& phrase, Vec2 center, const Print& how) {
    Impl& in = *impl_;
    const Said words = in.said(phrase);
    const double wide = in.width(words.printed, how.type) + px(16), high = line_height(how.type) + px(6);
    const Rect rect = sized({std::round(center.x - wide / 2), std::round(center.y - high / 2)}, wide, high);
    paint().fill(rect, palette::kWalnut.faded(0.82), px(4));
    in.print_in(rect, words.printed, {how.type, how.colour, Align::Center});
    in.note(words, rect, wide);
}

void Ui::Impl::tell_unknown(Ui& ui, std::string_view value, bool alone) {
    const int unknown = alone ? unknown_in(value) : 0;
    if (unknown == 0) return;
    const Touch field = last;
    ui.text(
        words::say_many(unknown, "{1} character here is not in any font on this system: it is kept, but shown as “?”.",
                        "{1} characters here are not in any font on this system: they are kept, but shown as “?”."),
        {.type = Type::Small, .colour = palette::kSoft});
    last = field;
}

}  // namespace ui
