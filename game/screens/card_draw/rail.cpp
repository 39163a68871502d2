// The rail: the session and the scene, and everybody at the table, with those lit whose decision is awaited.

#include <algorithm>

#include "game/rules/card_draw/awaiting.h"
#include "game/screens/card_draw/words.h"
#include "game/screens/page.h"

namespace screens {

namespace {

namespace palette = ui::palette;
using ui::Type;

void draw_card_seats(CardsView& view, double from, double to) {
    ui::Ui& ui = view.app.ui();
    const cd::Match& match = view.match();
    const auto due = cd::awaiting(match);
    const double high = ui.px(34), top = (ui.rail_height() - high) / 2, gap = ui.px(8), pad = ui.px(12);
    std::vector<std::pair<Phrase, bool>> seats;
    double wide = -gap;
    for (int i = 0; i <= static_cast<int>(match.seats.size()); ++i) {
        const bool awaited = std::ranges::any_of(due, [&](const auto& one) { return one.seat.number == i; });
        seats.emplace_back(cards_seat(match, cd::Seat{i}), awaited);
        wide += ui.text_width(seats.back().first, Type::Body) + 2 * pad + gap;
    }
    // Where all of them find no room: those who are awaited.
    if (wide > to - from) std::erase_if(seats, [](const auto& seat) { return !seat.second; });
    double x = from;
    for (const auto& [name, awaited] : seats) {
        const ui::Rect rect = ui::sized({x, top}, ui.text_width(name, Type::Body) + 2 * pad, high);
        if (rect.x1 > to) break;
        if (awaited) {
            ui.paint().fill(rect, palette::kAccent.faded(0.55), ui.px(4));
            ui.paint().frame(rect, palette::kBrass, std::max(1.0, ui.px(1.2)), ui.px(4));
        }
        ui.place({rect.x0 + pad, 0, rect.x1, ui.rail_height()});
        ui.text(name, {Type::Body, awaited ? palette::kCream : palette::kCreamSoft});
        x = rect.x1 + gap;
    }
}

}  // namespace

void draw_cards_rail(CardsView& view) {
    App& app = view.app;
    ui::Ui& ui = app.ui();
    for (const platform::Event& event : app.events())
        if (event.kind == platform::Event::Kind::KeyDown && event.key == platform::Key::Escape)
            app.go("title");
    ui.rail([&] {
        const double high = ui.rail_height(), pad = ui.px(18), button = ui.px(34);
        double x = pad;
        const double width = button_width(ui, say("Title"), 96);
        ui.place(ui::sized({x, (high - button) / 2}, width, button));
        if (ui.button(say("Title"), ui::Look::Dark)) app.go("title");
        x += width + ui.px(20);
        const auto print = [&](const Phrase& text, Type type, const ui::Colour& ink) {
            const double wide = ui.text_width(text, type);
            ui.place({x, 0, x + wide + 2, high});
            ui.text(text, {type, ink});
            x += wide + ui.px(18);
        };
        print(say("Card Draw"), Type::Heading, palette::kCream);
        if (!view.game || view.match().phase == cd::Phase::Ended) return;
        const cd::Match& match = view.match();
        if (match.session > 0)
            print(match.scene > 0 ? say("Session {1}, scene {2}", match.session, match.scene)
                                  : say("Session {1}", match.session),
                  Type::Body, palette::kBrassLight);
        draw_card_seats(view, x, ui.width() - pad);
    });
}

}  // namespace screens
