#include "game/stories/screen/seats_bar.h"

#include <algorithm>

#include "game/shell/page_frame.h"
#include "game/stories/screen/story_pictures.h"

namespace screens {

namespace {

constexpr double kPad = 18;       // points: before the way out, and at the right
constexpr double kFace = 26;      // points: across
constexpr double kMoreWide = 12;  // points: around "+2"

class SeatRow {
public:
    SeatRow(Drawing& drawing, const std::vector<TopBarSeat>& seats, double from, double to)
        : drawing_(drawing), ui_(drawing.ui()), seats_(seats), x_(from), shown_(seats.size(), false) {
        choose(to - from);
    }

    bool leaves_out_awaited() const {
        for (std::size_t i = 0; i < seats_.size(); ++i)
            if (seats_[i].awaited && shown_[i]) return false;
        return std::ranges::any_of(seats_, &TopBarSeat::awaited);
    }

    // True if the seats that do not fit were asked for.
    bool draw() {
        for (std::size_t i = 0; i < seats_.size(); ++i)
            if (shown_[i]) draw(seats_[i]);
        const auto left = std::ranges::count(shown_, false);
        if (left == 0) return false;
        const Phrase more = plain(std::string("+").append(std::to_string(left)));
        const double high = ui_.px(34), top = (ui_.top_bar_height() - high) / 2;
        ui_.place({x_, top, x_ + ui_.text_width(more, Type::Body) + ui_.px(kMoreWide), top + high});
        return ui_.button(more, Look::Dark);
    }

private:
    double width(const TopBarSeat& seat) const {
        return ui_.text_width(seat.name, Type::Body) + 2 * pad_ + (faces_ ? face_ : 0) + gap_;
    }
    double width_of_all() const {
        double all = 0;
        for (const TopBarSeat& seat : seats_) all += width(seat);
        return all;
    }

    void choose(double room) {
        faces_ = true;
        faces_ = width_of_all() - gap_ <= room;
        if (width_of_all() - gap_ > room) room -= ui_.text_width(plain("+99"), Type::Body) + ui_.px(kMoreWide);
        for (const bool awaited : {true, false})
            for (std::size_t i = 0; i < seats_.size(); ++i) {
                if (seats_[i].awaited != awaited || width(seats_[i]) - gap_ > room) continue;
                shown_[i] = true;
                room -= width(seats_[i]);
            }
    }

    void draw(const TopBarSeat& seat) {
        const double high = ui_.px(34), top = (ui_.top_bar_height() - high) / 2;
        const ui::Rect rect = ui::sized({x_, top}, width(seat) - gap_, high);
        if (seat.awaited) {
            ui_.paint().fill(rect, palette::kAccent.faded(0.55), ui_.px(4));
            ui_.paint().frame(rect, palette::kBrass, std::max(1.0, ui_.px(1.2)), ui_.px(4));
        }
        double left = rect.x0 + pad_;
        if (faces_) {
            const double across = ui_.px(kFace);
            drawing_.portrait(ui::sized({rect.x0 + ui_.px(4), rect.center().y - across / 2}, across, across),
                              face_of(seat.seat));
            left = rect.x0 + face_ + ui_.px(8);
        }
        ui_.place({left, 0, rect.x1, ui_.top_bar_height()});
        ui_.text(seat.name, {Type::Body, seat.awaited ? palette::kCream : palette::kCreamSoft});
        x_ = rect.x1 + gap_;
    }

    Drawing& drawing_;
    ui::Ui& ui_;
    const std::vector<TopBarSeat>& seats_;
    double x_, gap_ = ui_.px(8), pad_ = ui_.px(12), face_ = ui_.px(kFace);
    bool faces_ = false;
    std::vector<bool> shown_;
};

}  // namespace

double title_end(const ui::Ui& ui, const Phrase& title) {
    return ui.px(kPad) + button_width(ui, say("Title"), 96) + ui.px(20) + ui.text_width(title, Type::Heading) +
           ui.px(28);
}

TopBarButtons draw_top_bar_buttons(App& app, TopBar top_bar) {
    ui::Ui& ui = app.ui();
    TopBarButtons buttons{ui.width() - ui.px(kPad)};
    const auto draw = [&](const Phrase& label, double min) {
        const double wide = button_width(ui, label, min), high = ui.px(34);
        buttons.left -= wide;
        ui.place(ui::sized({buttons.left, (ui.top_bar_height() - high) / 2}, wide, high));
        const bool pressed = ui.button(label, Look::Dark);
        buttons.left -= ui.px(8);
        return pressed;
    };
    if (draw(say("Help"), 72)) app.help("");
    buttons.players = top_bar == TopBar::Table && draw(say("Players …"), 88);
    return buttons;
}

bool draw_seats_top_bar(App& app, const Phrase& title, const Phrase& where, const std::vector<TopBarSeat>& seats) {
    ui::Ui& ui = app.ui();
    draw_page_top_bar(app, title, WayOut::Title);
    const double pad = ui.px(kPad);
    double left = title_end(ui, title);
    bool players = false;
    ui.overlay("seats", {left, 0, ui.width(), ui.top_bar_height()}, [&] {
        const TopBarButtons buttons = draw_top_bar_buttons(app, seats.empty() ? TopBar::Start : TopBar::Table);
        const double right = buttons.left;
        players = buttons.players;
        const double wide = ui.text_width(where, Type::Body), beside = left + wide + ui.px(18);
        const bool has_room = !where.empty() && left + wide + pad < right;
        if (has_room && !SeatRow(app, seats, beside, right - pad).leaves_out_awaited()) {
            ui.place({left, 0, left + wide + 2, ui.top_bar_height()});
            ui.text(where, {Type::Body, palette::kBrassLight});
            left = beside;
        }
        players = SeatRow(app, seats, left, right - pad).draw() || players;
    });
    return players;
}

}  // namespace screens
