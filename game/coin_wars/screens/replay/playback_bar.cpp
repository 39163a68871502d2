// The strip below the table: a timeline of the battle with its turns, swings and bookmarks, and the playback
// buttons.

#include <cmath>

#include "engine/ui/drag_area.h"
#include "engine/ui/plot.h"
#include "game/coin_wars/screens/replay/view.h"
#include "game/shell/page_frame.h"

namespace screens {

namespace {

constexpr std::array kSpeeds{0.5, 1.0, 2.0, 4.0};

Phrase speed_in_words(double speed) {
    return plain(speed < 1 ? "\u00bd\u00d7" : std::to_string(static_cast<int>(speed)) + "\u00d7");
}

class Track {
public:
    Track(ReplayView& view, const Rect& rect) : view_(view), ui_(view.ui), rect_(rect) { line_ = rect.y0 + ui_.px(15); }

    void draw() {
        const ui::Painter paint = ui_.paint();
        const std::optional<Vec2> held = ui::held_at(ui_, say("The battle's steps"), rect_);
        if (held) move_to(held->x);
        const double thick = ui_.px(2), x = place(view_.replay.stop());
        paint.fill({rect_.x0, line_ - thick, rect_.x1, line_ + thick}, palette::kSoft.faded(0.4), thick);
        draw_turns();
        paint.fill({rect_.x0, line_ - thick, x, line_ + thick}, palette::kAccent, thick);
        draw_marks();
        paint.disc({x + ui_.px(1), line_ + ui_.px(2)}, ui_.px(9), palette::kInk.faded(0.3));
        paint.disc({x, line_}, ui_.px(held ? 10 : 9), palette::kAccent);
        paint.disc({x, line_}, ui_.px(3.5), palette::kCream);
    }

private:
    double place(std::size_t stop) const {
        const double all = static_cast<double>(std::max<std::size_t>(view_.replay.stops(), 1));
        return std::round(rect_.x0 + rect_.width() * static_cast<double>(stop) / all);
    }
    double place_of(std::size_t position) const { return place(view_.replay.stop_at(position)); }

    void move_to(double x) {
        const double part = std::clamp((x - rect_.x0) / rect_.width(), 0.0, 1.0);
        const auto stop = static_cast<std::size_t>(std::lround(part * static_cast<double>(view_.replay.stops())));
        if (stop != view_.replay.stop() || view_.replay.playing()) view_.replay.go(view_.replay.position_of(stop));
    }

    // Draws a tick at the start of each full turn, with its number if there is room.
    void draw_turns() {
        const ui::Painter paint = ui_.paint();
        double free = rect_.x0;
        int turn = -1;
        for (const table::TurnStart& start : view_.replay.timeline().turns) {
            const double x = place_of(start.position);
            const bool full = start.turn != turn;
            paint.line({x, line_ + ui_.px(full ? 4 : 6)}, {x, line_ + ui_.px(full ? 14 : 10)}, palette::kInk.faded(0.6),
                       std::max(1.0, ui_.px(1)));
            if (!full) continue;
            turn = start.turn;
            const Phrase words = turn;
            const double wide = ui_.text_width(words, Type::Small);
            const double left = std::clamp(x - wide / 2, rect_.x0, rect_.x1 - wide);
            if (left < free) continue;
            paint.print({left, line_ + ui_.px(13)}, words, Type::Small, palette::kSoft);
            free = left + wide + ui_.px(8);
        }
    }

    void draw_marks() {
        const ui::Painter paint = ui_.paint();
        for (const table::Swing& swing : view_.replay.timeline().swings) {
            const double x = place_of(swing.step + 1), high = ui_.px(9);
            const Vec2 flag[] = {{x, line_ - ui_.px(3)},
                                 {x - high * 0.55, line_ - ui_.px(3) - high},
                                 {x + high * 0.55, line_ - ui_.px(3) - high}};
            paint.area(flag, ui::ink_of(ui_, sign_of(swing.favours())).colour);
        }
        for (const std::size_t mark : view_.replay.bookmarks()) {
            const double x = place_of(mark), half = ui_.px(4);
            paint.fill({x - half, line_ - ui_.px(14), x + half, line_ - ui_.px(4)}, palette::kAccent);
            paint.frame({x - half, line_ - ui_.px(14), x + half, line_ - ui_.px(4)}, palette::kCream, 1);
        }
    }

    ReplayView& view_;
    ui::Ui& ui_;
    Rect rect_;
    double line_;
};

void next_speed(Replay& replay) {
    std::size_t now = 0;
    while (now < kSpeeds.size() && kSpeeds[now] != replay.speed()) ++now;
    replay.set_speed(kSpeeds[(now + 1) % kSpeeds.size()]);
}

class Buttons {
public:
    Buttons(ReplayView& view, const Rect& rect, bool narrow)
        : view_(view), ui_(view.ui), rect_(rect), narrow_(narrow), x_(rect.x0) {}

    void draw() {
        Replay& replay = view_.replay;
        const bool at_start = replay.position() == 0, at_end = replay.position() == replay.steps();
        if (press(say("Start"), 68, Look::Plain, {!at_start, say("This is the first step.")})) replay.go(0);
        if (press(say("Back"), 68, Look::Plain, {!at_start, say("This is the first step.")})) replay.back();
        if (press(replay.playing() ? say("Pause") : say("Play"), 84, Look::Accent,
                  {replay.steps() > 0, say("Nothing has happened yet.")}))
            toggle_play(view_);
        if (press(say("Step"), 68, Look::Plain, {!at_end, say("This is the last step.")})) replay.forward();
        if (press(say("End"), 68, Look::Plain, {!at_end, say("This is the last step.")})) replay.go(replay.steps());
        x_ += ui_.px(narrow_ ? 0 : 14);
        speeds();
        x_ += ui_.px(narrow_ ? 0 : 14);
        if (press(replay.is_marked() ? say("Unmark") : say("Bookmark"), 104, Look::Plain)) toggle_mark(view_);
        count();
    }

private:
    bool press(const Phrase& label, double points, Look look, const ui::Open& open = {}) {
        const double width = button_width(ui_, label, narrow_ ? points * 0.95 : points);
        ui_.place(ui::sized({x_, rect_.y0}, width, ui_.px(36)));
        x_ += width + ui_.px(narrow_ ? 5 : 8);
        return ui_.button(label, look, open);
    }

    void speeds() {
        Replay& replay = view_.replay;
        if (narrow_) {
            ui_.in_row_of(say("Speed"));
            if (press(speed_in_words(replay.speed()), 48, Look::Plain)) next_speed(replay);
            return;
        }
        for (const double speed : kSpeeds) {
            ui_.in_row_of(say("Speed"));
            if (press(speed_in_words(speed), 50, speed == replay.speed() ? Look::Chosen : Look::Plain))
                replay.set_speed(speed);
        }
    }

    void count() {
        const Phrase words =
            say("Step {1} of {2}", static_cast<int>(view_.replay.stop()), static_cast<int>(view_.replay.stops()));
        const double wide = ui_.text_width(words, Type::Strong) + 1;
        if (rect_.x1 - wide < x_) return;
        ui_.place({rect_.x1 - wide, rect_.y0, rect_.x1, rect_.y0 + ui_.px(36)});
        ui_.text(words, {.type = Type::Strong});
    }

    ReplayView& view_;
    ui::Ui& ui_;
    Rect rect_;
    bool narrow_;
    double x_;
};

}  // namespace

void draw_transport(ReplayView& view) {
    ui::Ui& ui = view.ui;
    const ReplayLayout layout = layout_of(view);
    const Rect& strip = layout.transport;
    ui.overlay("transport", strip, [&] {
        ui.paint().paper(strip);
        const double pad = ui.px(layout.narrow ? 14 : 24);
        const double row = strip.y1 - ui.px(layout.narrow ? 8 : 12) - ui.px(36);
        Buttons(view, {strip.x0 + pad, row, strip.x1 - pad, row + ui.px(36)}, layout.narrow).draw();
        Track(view, {strip.x0 + pad, strip.y0 + ui.px(10), strip.x1 - pad, strip.y0 + ui.px(46)}).draw();
    });
}

}  // namespace screens
