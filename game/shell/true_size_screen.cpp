// Measures the screen's pixels per inch with a real quarter placed on it.

#include <algorithm>

#include "game/shell/page_frame.h"
#include "game/shell/screen_list.h"
#include "game/shell/true_size.h"

namespace screens {
namespace {

using platform::Event;
using platform::Key;
using ui::Colour;

constexpr double kUsual = 96;              // pixels per inch, the initial guess
constexpr double kFine = 0.25, kStep = 1;  // pixels of diameter
constexpr Colour kWhite{0xff, 0xfb, 0xf0}, kInk{0x2b, 0x21, 0x17}, kFaint{0x2b, 0x21, 0x17, 120};

class TrueSizeScreen final : public Screen {
public:
    explicit TrueSizeScreen(App& app) {
        const double kept = app.settings().pixels_per_inch;
        wide_ = kQuarter * (kept > 0 ? kept : kUsual);
    }

    std::string_view name() const override { return "true_size"; }

    void frame(App& app) override {
        draw_page_head(app, say("True size"));
        ui::Ui& ui = app.ui();
        const double gap = ui.px(20), top = ui.top_bar_height() + gap;
        const double side_panel = std::min(ui.px(340), ui.width() * 0.45);
        free_ = {gap, top, ui.width() - side_panel - 2 * gap, ui.height() - gap};
        for (const Event& event : app.events()) follow(event);
        wide_ = std::clamp(wide_, kQuarter * kMinPixels, kQuarter * kMaxPixels);
        draw(ui);
        ui.side_panel("true size", {ui.width() - side_panel - gap, top}, side_panel, ui.height() - top - gap,
                      [&] { content(app); });
    }

private:
    double pixels() const { return wide_ / kQuarter; }
    Vec2 middle() const { return {free_.center().x, free_.y0 + free_.height() * 0.4}; }

    // The rim follows the pointer that drags it; the wheel and two keys make fine adjustments.
    void follow(const Event& event) {
        if (event.kind == Event::Kind::Press && free_.contains(event.at)) {
            held_ = true;
            pull_ = wide_ / 2 - distance(event.at, middle());
        }
        if (event.kind == Event::Kind::Release) held_ = false;
        if (event.kind == Event::Kind::Move && held_) wide_ = 2 * (distance(event.at, middle()) + pull_);
        if (event.kind == Event::Kind::Wheel && free_.contains(event.at)) wide_ += kFine * event.wheel;
        if (event.kind != Event::Kind::KeyDown) return;
        if (event.key == Key('+') || event.key == Key('=')) wide_ += kFine;
        if (event.key == Key('-')) wide_ -= kFine;
    }

    void draw(ui::Ui& ui) const {
        const ui::Painter paint = ui.paint();
        paint.disc(middle(), wide_ / 2, kWhite);
        paint.circle(middle(), wide_ / 2, kInk, 1);
        for (const Vec2 way : {Vec2{1, 0}, Vec2{0, 1}})
            paint.line(middle() - way * (wide_ / 4), middle() + way * (wide_ / 4), kFaint, 1);
        // The card's edges at the same scale, if there is room.
        const double inch = pixels(), y = free_.y0 + free_.height() * 0.4 + wide_ / 2 + ui.px(70);
        const int inches = std::min(5, static_cast<int>(free_.width() / inch));
        if (inches < 1 || y + ui.px(40) > free_.y1) return;
        const double left = free_.center().x - inches * inch / 2;
        const Rect edge{left, y, left + inches * inch, std::min(free_.y1, y + ui.px(46))};
        paint.fill(edge, kWhite);
        for (int half = 0; half <= 2 * inches; ++half) {
            const double x = left + half * inch / 2;
            paint.line({x, y}, {x, y + ui.px(half % 2 == 0 ? 14 : 8)}, kInk, 1);
            if (half % 2 == 0 && half > 0 && half < 2 * inches)
                paint.print({x - ui.text_width(Phrase(half / 2), Type::Small) / 2, y + ui.px(16)}, Phrase(half / 2),
                            Type::Small, kInk);
        }
    }

    void content(App& app) {
        ui::Ui& ui = app.ui();
        ui.heading(say("Lay a quarter on the circle"));
        ui.text(
            say("Drag the circle's rim, or turn the mouse wheel over it, until a real quarter laid on the screen "
                "covers it exactly. The + and - keys make fine adjustments."));
        ui.row({1, 1});
        if (ui.button(say("Smaller"))) wide_ -= kStep;
        if (ui.button(say("Larger"))) wide_ += kStep;
        ui.fact(say("Pixels per inch"), figure(pixels(), 1));
        ui.remark(
            say("The ruler below is divided into inches: check it against the edge of an index card, which is 3 or 5 "
                "inches long."));
        ui.rule();
        if (ui.button(say("It fits"), Look::Accent)) keep_measure(app, pixels());
        if (ui.button(say("Clear it"), Look::Plain, {app.settings().pixels_per_inch > 0, say("It has not been set.")}))
            keep_measure(app, 0);
        ui.remark(say("In a battle, this key then shows the table at true size: {1}.",
                      chords_in_words(app.settings().keys, KeyAction::TrueSize)));
    }

    static void keep_measure(App& app, double pixels) {
        app.settings().pixels_per_inch = pixels;
        app.save_settings();
        app.back();
    }

    double wide_ = 0;  // the quarter's diameter on this screen, pixels
    Rect free_{};      // the part of the page beside the side panel
    bool held_ = false;
    double pull_ = 0;  // from the pointer to the rim
};

}  // namespace

void show_true_size(App& app, table::Camera& camera) {
    const double pixels = app.settings().pixels_per_inch;
    pixels > 0 ? camera.true_size(pixels) : app.go("true_size");
}

std::unique_ptr<Screen> make_true_size(App& app) { return std::make_unique<TrueSizeScreen>(app); }

}  // namespace screens
