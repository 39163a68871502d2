#include "game/coin_wars/screens/editor/widgets.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kHigh = 36, kSignWide = 32, kFieldWide = 68, kApart = 4;  // points
constexpr std::size_t kDigits = 8;

bool step_button(ui::Ui& ui, const Phrase& label, const Rect& rect, int way, bool enabled) {
    const bool pressed =
        ui.area(label, rect, {enabled, way < 0 ? say("It can go no lower.") : say("It can go no higher.")});
    const bool lit = enabled && (ui.hovered() || ui.focused());
    const ui::Colour ink = !enabled ? palette::kInk.faded(0.3) : lit ? palette::kAccent : palette::kInk;
    const ui::Painter paint = ui.paint();
    const Vec2 c = rect.center();
    const double half = rect.height() * 0.18, thick = std::max(1.0, ui.px(1));
    paint.fill({c.x - half, c.y - thick, c.x + half, c.y + thick}, ink);
    if (way > 0) paint.fill({c.x - thick, c.y - half, c.x + thick, c.y + half}, ink);
    return pressed;
}

// Draws a label, a minus, the number field and a plus; the label is above if it does not fit beside them.
struct NumberLine {
    int step = 0;  // -1 for minus, 1 for plus
    bool typed = false;
};
NumberLine number_line(ui::Ui& ui, const Phrase& label, std::string& text, bool less, bool more) {
    const double sign = ui.px(kSignWide), field = ui.px(kFieldWide), gap = ui.px(kApart);
    const double right = 2 * sign + field + 2 * gap, left = ui.rest().width() - right - ui.px(8);
    const bool beside = ui.text_width(label, Type::Small) <= left;
    if (!beside) ui.text(label);
    const Rect line = ui.take(ui.px(kHigh));
    if (beside) {
        ui.place({line.x0, line.y0, line.x0 + left, line.y1});
        ui.text(label);
    }
    const double x = line.x1 - right;
    NumberLine done;
    if (step_button(ui, say("{1}: less", label), ui::sized({x, line.y0}, sign, line.height()), -1, less))
        done.step = -1;
    ui.place(ui::sized({x + sign + gap, line.y0}, field, line.height()));
    done.typed = ui.input_field(label, text, kDigits);
    if (step_button(ui, say("{1}: more", label), ui::sized({line.x1 - sign, line.y0}, sign, line.height()), 1, more))
        done.step = 1;
    return done;
}

// All from `begin` on if they fit side by side, if need be in small print; else as many as fit in their own size.
std::size_t end_of_line(ui::Ui& ui, const std::vector<Phrase>& labels, std::size_t begin) {
    const double width = ui.rest().width();
    double small = -ui.px(12), full = small;
    std::size_t end = labels.size();
    for (std::size_t i = begin; i < labels.size(); ++i) {
        small += ui.text_width(labels[i], Type::Small) + ui.px(20);
        full += ui.text_width(labels[i], Type::Body) + ui.px(32);
        if (full > width) end = std::min(end, std::max(i, begin + 1));
    }
    return small <= width ? labels.size() : end;
}

}  // namespace

std::optional<double> typed_number(std::string_view typed) {
    double value = 0, place = 0;  // `place`: value of the next digit after the decimal point
    bool digits = false;
    for (const char c : typed) {
        if (c == ' ') continue;
        if ((c == '.' || c == ',') && place == 0) {
            place = 0.1;
            continue;
        }
        if (c < '0' || c > '9') return std::nullopt;
        digits = true;
        value = place > 0 ? value + place * (c - '0') : value * 10 + (c - '0');
        place /= 10;
    }
    return digits ? std::optional(value) : std::nullopt;
}

bool whole_number(ui::Ui& ui, const Phrase& label, int& value, const ui::Range& range) {
    std::string text = std::to_string(value);
    const NumberLine line = number_line(ui, label, text, value > range.low, value < range.high);
    const int before = value;
    if (line.step != 0) value = std::clamp(value + line.step * range.step, range.low, range.high);
    const auto number = line.typed ? typed_number(text) : std::nullopt;
    if (number && *number >= range.low && *number <= range.high) value = static_cast<int>(*number);
    return value != before;
}

bool number_of_inches(ui::Ui& ui, const Phrase& label, double& value, double low, double high) {
    std::string text = ui.translated(figure(value));
    const NumberLine line = number_line(ui, label, text, value > low, value < high);
    const double before = value;
    if (line.step < 0) value = std::max(low, std::ceil(value) - 1);
    if (line.step > 0) value = std::min(high, std::floor(value) + 1);
    const auto number = line.typed ? typed_number(text) : std::nullopt;
    if (number && *number >= low && *number <= high) value = std::round(*number * 100) / 100;
    return value != before;
}

bool fold(ui::Ui& ui, const Phrase& title, bool open) {
    const Rect rect = ui.take(ui.px(kHigh));
    const bool pressed = ui.area(title, rect);
    const ui::Colour ink = ui.hovered() || ui.focused() ? palette::kAccent : palette::kInk;
    const ui::Painter paint = ui.paint();
    const double half = ui.px(4), y = rect.center().y;
    const Vec2 c{rect.x0 + ui.px(7), y};
    const std::array mark =
        open ? std::array{Vec2{c.x - half, y - half / 2}, Vec2{c.x, y + half / 2}, Vec2{c.x + half, y - half / 2}}
             : std::array{Vec2{c.x - half / 2, y - half}, Vec2{c.x + half / 2, y}, Vec2{c.x - half / 2, y + half}};
    paint.path(mark, ink, std::max(1.0, ui.px(1.6)));
    const double high = ui.line_height(Type::Strong);
    paint.print({rect.x0 + ui.px(22), y - high / 2}, title, Type::Strong, ink);
    paint.fill({rect.x0, rect.y1, rect.x1, rect.y1 + std::max(1.0, ui.px(1))}, palette::kInk.faded(0.2));
    return pressed;
}

std::optional<std::size_t> one_of(ui::Ui& ui, const Phrase& row, const std::vector<Phrase>& labels,
                                  std::size_t chosen) {
    std::optional<std::size_t> pressed;
    for (std::size_t begin = 0, end = 0; begin < labels.size(); begin = end) {
        end = end_of_line(ui, labels, begin);
        button_row(ui, {labels.begin() + static_cast<std::ptrdiff_t>(begin),
                        labels.begin() + static_cast<std::ptrdiff_t>(end)});
        for (std::size_t i = begin; i < end; ++i) {
            ui.in_row_of(row);
            if (ui.button(labels[i], i == chosen ? Look::Chosen : Look::Plain) && i != chosen) pressed = i;
        }
    }
    return pressed;
}

}  // namespace screens
