#include "game/stories/screen/facing_bar.h"

#include <algorithm>
#include <cmath>

#include "engine/ui/small_print.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr double kFacingPad = 18, kFacingGap = 20, kFacingHigh = 36, kTurnHigh = 28;  // points

// From left to right as they read it who sit across.
class FacingLine {
public:
    FacingLine(ui::Ui& ui, const Rect& rect, double end)
        : ui_(ui), rect_(rect), x_(rect.x0 + ui.px(kFacingPad)), end_(end) {}
    // Nothing where there is no room for a part of it.
    void print(const Phrase& words, Type type, ui::Colour colour) {
        const double room = end_ - x_, least = std::min(ui_.px(80), ui_.text_width(words, type));
        if (words.empty() || room < least) return;
        const bool fits = ui_.text_width(words, type) <= room;
        const Phrase shown = fits ? words : ui::fitted(ui_, words, room);
        const Type size = fits ? type : Type::Small;
        const double wide = ui_.text_width(shown, size) + 2, high = ui_.line_height(size);
        ui_.place(ui::sized({x_, std::round(rect_.center().y - high / 2)}, wide, high));
        ui_.text(shown, {size, colour});
        x_ += wide + ui_.px(kFacingGap);
    }

private:
    ui::Ui& ui_;
    Rect rect_;
    double x_, end_;
};

Phrase turn_to_them() { return say("Turn the screen to me"); }

}  // namespace

double facing_bar_height(const ui::Ui& ui) { return ui.px(kFacingHigh); }

bool draw_facing_bar(ui::Ui& ui, const FacingBar& bar) {
    const double top = ui.top_bar_height(), high = facing_bar_height(ui);
    const Rect rect{0, top, ui.width(), top + high};
    const double wide = bar.may_act ? button_width(ui, turn_to_them(), 96) : 0;
    const Rect button =
        ui::sized({rect.x1 - ui.px(kFacingPad) - wide, rect.center().y - ui.px(kTurnHigh) / 2}, wide, ui.px(kTurnHigh));
    ui.facing("facing", rect, [&] {
        FacingLine line(ui, rect, (bar.may_act ? button.x0 : rect.x1) - ui.px(kFacingPad));
        line.print(bar.awaited, Type::Strong, palette::kBrassLight);
        for (const FacingBar::One& one : bar.people) {
            line.print(one.name, Type::Body, palette::kCream);
            line.print(one.has, Type::Body, palette::kCreamSoft);
        }
        line.print(bar.told, Type::Small, palette::kCreamSoft);
        if (!bar.may_act) return;
        ui.paint().fill(button, palette::kWalnut, ui.px(4));
        ui.paint().frame(button, palette::kBrass, std::max(1.0, ui.px(1.2)), ui.px(4));
        const double x = button.center().x - ui.text_width(turn_to_them(), Type::Body) / 2;
        ui.paint().print({x, button.center().y - ui.line_height(Type::Body) / 2}, turn_to_them(), Type::Body,
                         palette::kCream);
    });
    if (!bar.may_act) return false;
    // Where it lies once the bar is turned.
    const Rect seen{rect.x1 - button.x1, button.y0, rect.x1 - button.x0, button.y1};
    bool pressed = false;
    ui.overlay("facing button", seen, [&] { pressed = ui.area(turn_to_them(), seen); });
    return pressed;
}

}  // namespace screens
