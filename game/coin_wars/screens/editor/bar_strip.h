#pragma once
// The top bar of an editor: buttons from both ends, and between them the title with the last change.

#include <cmath>

#include "game/shell/page_frame.h"

namespace screens {

class BarStrip {
public:
    explicit BarStrip(ui::Ui& ui) : ui_(ui), left_(ui_.px(14)), right_(ui_.width() - ui_.px(14)) {}

    bool left(const Phrase& label, double points, const ui::Open& open = {}) {
        const double width = button_width(ui_, label, points);
        ui_.place(rect(left_, width));
        left_ += width + ui_.px(8);
        return ui_.button(label, Look::Dark, open);
    }
    bool right(const Phrase& label, double points, Look look, const ui::Open& open = {}) {
        const double width = button_width(ui_, label, points);
        right_ -= width;
        ui_.place(rect(right_, width));
        right_ -= ui_.px(8);
        return ui_.button(label, look, open);
    }
    // Prints the title and the last change where they fit.
    void print(const Phrase& title, const Phrase& notice) {
        const double from = left_ + ui_.px(10), to = right_ - ui_.px(8);
        const double wide = ui_.text_width(title, Type::Heading) + 2;
        if (from + wide > to) return;
        const double high = ui_.top_bar_height(), line = ui_.line_height(Type::Heading);
        ui_.place(ui::sized({from, (high - line) / 2}, wide, line));
        ui_.text(title, {Type::Heading, palette::kCream});
        const double after = from + wide + ui_.px(18), room = to - after;
        if (notice.empty() || ui_.text_width(notice, Type::Body) + 2 > room) return;
        const double body = ui_.line_height(Type::Body);
        ui_.place(ui::sized({after, (high - body) / 2}, room, body));
        ui_.text(notice, {Type::Body, palette::kCreamSoft});
    }

private:
    Rect rect(double x, double width) const {
        const double high = ui_.px(34);
        return ui::sized({x, std::round((ui_.top_bar_height() - high) / 2)}, width, high);
    }
    ui::Ui& ui_;
    double left_, right_;
};

}  // namespace screens
