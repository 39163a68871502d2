// A number on a track: drag, click, or use the steppers at its ends, which the keyboard reaches.

#include <algorithm>
#include <cmath>

#include "engine/ui/ui_state.h"

namespace ui {

namespace {

// Draws a minus or a plus.
void step_sign(const Painter& paint, const Rect& rect, bool more, const Touch& touch, double thick) {
    const Colour ink = touch.hovered || touch.focused ? palette::kAccent : palette::kInk;
    const Vec2 c = rect.center();
    const double half = rect.height() * 0.18;
    paint.fill({c.x - half, c.y - thick / 2, c.x + half, c.y + thick / 2}, ink, 0);
    if (more) paint.fill({c.x - thick / 2, c.y - half, c.x + thick / 2, c.y + half}, ink, 0);
}

int on_step(double value, const Range& range) {
    const int steps = static_cast<int>(std::lround((value - range.low) / range.step));
    return std::clamp(range.low + steps * range.step, range.low, range.high);
}

}  // namespace

bool Ui::slider(const Phrase& phrase, int& value, const Range& range) {
    Impl& in = *impl_;
    const Said label = in.said(phrase);
    const Rect rect = in.take(std::max(px(34), in.min()));
    const double end = px(30), figure = px(44), name = std::round(rect.width() * 0.42);
    const Rect less{rect.x0 + name, rect.y0, rect.x0 + name + end, rect.y1};
    const Rect more{rect.x1 - figure - end, rect.y0, rect.x1 - figure, rect.y1};
    const Rect track{less.x1, rect.y0, more.x0, rect.y1};
    const Touch lower = in.touch(in.said(words::say("{1}: less", phrase)), less,
                                 {value > range.low, words::say("It can go no lower.")}, false);
    const Touch at = in.touch(label, track, true, false);
    const Rect words{rect.x0, rect.y0, less.x0 - px(6), rect.y1};
    if (!in.measuring()) {
        in.now.labels.back().cut = !in.print_in_two(words, label.printed);
        in.describe(Label::Kind::Slider, false, std::to_string(value));
    }
    const Touch higher = in.touch(in.said(words::say("{1}: more", phrase)), more,
                                  {value < range.high, words::say("It can go no higher.")}, false);
    if (in.measuring()) return false;

    const int before = value;
    if (at.held)
        value = on_step(range.low + (in.mouse.at.x - track.x0) / track.width() * (range.high - range.low), range);
    if (lower.pressed) value = on_step(value - range.step, range);
    if (higher.pressed) value = on_step(value + range.step, range);

    const Painter paint = this->paint();
    const double middle = track.center().y, thick = std::max(2.0, px(2));
    const double part = static_cast<double>(value - range.low) / std::max(1, range.high - range.low);
    const double x = track.x0 + part * track.width();
    paint.fill({track.x0, middle - px(2), track.x1, middle + px(2)}, palette::kSoft.faded(0.35), px(2));
    paint.fill({track.x0, middle - px(2), x, middle + px(2)}, palette::kAccent, px(2));
    paint.disc({x, middle}, px(at.hovered || at.held ? 8 : 7), palette::kAccent);
    step_sign(paint, less, false, lower, thick);
    step_sign(paint, more, true, higher, thick);
    in.print_in({more.x1, rect.y0, rect.x1, rect.y1}, std::to_string(value),
                {Type::Strong, palette::kInk, Align::Right});
    for (const Touch* touch : {&lower, &at, &higher})
        if (touch->focused && in.focus.shown) in.focus_frame(touch->rect);
    return value != before;
}

}  // namespace ui
