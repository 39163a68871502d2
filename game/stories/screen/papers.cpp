#include "game/stories/screen/papers.h"

#include <algorithm>
#include <cmath>

#include "game/kit/table/coin_look.h"

namespace screens {

namespace {

constexpr double kBetweenCards = 0.14;  // inches

void draw_mark(const StoryView& view, const PaperMark& mark) {
    using Kind = PaperMark::Kind;
    ui::Ui& ui = view.app.ui();
    const ui::Painter paint = ui.paint();
    const ui::Rect rect = view.place.on_screen(mark.rect);
    switch (mark.kind) {
        case Kind::Amber:
            return paint.fill(rect, ui::palette::kChosen, 2);
        case Kind::Frame:
            return paint.frame(rect, ui::palette::kAccent, std::max(1.5, 0.05 * view.place.view.scale), 2);
        case Kind::Cross:
            return paint.line({rect.x0, rect.y1}, {rect.x1, rect.y0}, ui::palette::kAccent, std::max(2.0, ui.px(2.5)));
        case Kind::Tick: {
            const Vec2 tick[] = {{rect.x0, (rect.y0 + rect.y1) / 2},
                                 {rect.x0 + (rect.x1 - rect.x0) * 0.35, rect.y1},
                                 {rect.x1, rect.y0}};
            return paint.path(tick, ui::palette::kInk, std::max(2.0, ui.px(2.2)));
        }
    }
}

}  // namespace

void print_on_paper(ui::Ui& ui, const ui::Rect& paper, Vec2 at, const Phrase& text, const ui::Print& print) {
    ui.paint().print(at, text, print.type, print.colour);
    const double right = std::min(at.x + ui.text_width(text, print.type) + 1, paper.x1);
    ui.explain(text, {at.x, at.y, right, at.y + ui.line_height(print.type)}, print.type);
}

void Papers::lay(render::Scene& scene) const {
    scene.sheets.insert(scene.sheets.end(), sheets.begin(), sheets.end());
    scene.coins.insert(scene.coins.end(), coins.begin(), coins.end());
}

void Papers::mark(const StoryView& view) const {
    for (const PaperMark& mark : marks) draw_mark(view, mark);
}

std::vector<render::CoinSprite> coin_pile(const rules::CoinType& type, Vec2 at, int count, const PileLook& look) {
    std::vector<render::CoinSprite> pile;
    for (int i = 0; i < count; ++i) {
        render::CoinSprite coin = table::sprite(type, rules::Face::Heads);
        coin.ring = render::Ring::None;
        coin.at = at + Vec2{look.sway * std::sin(2.4 * i), look.step * i};
        coin.lift = 0.02 * i;
        coin.angle = 0.5 * std::sin(1.7 * i + look.turn);
        coin.seed = std::fmod(0.37 * (i + 1), 1);
        pile.push_back(coin);
    }
    return pile;
}

std::vector<ui::Rect> CardRow::cards(std::size_t count) const {
    std::vector<ui::Rect> cards;
    const std::size_t rows = (count + max - 1) / max, in_row = rows > 1 ? (count + rows - 1) / rows : count;
    const auto share = [](double all, std::size_t parts) {
        const double shares = static_cast<double>(parts);
        return (all - kBetweenCards * (shares - 1)) / shares;
    };
    const double wide = std::min(widest, share(high.x - low.x, in_row)), tall = share(high.y - low.y, rows);
    for (std::size_t i = 0; i < count; ++i) {
        const double x = low.x + (wide + kBetweenCards) * static_cast<double>(i % in_row);
        const double y = high.y - (tall + kBetweenCards) * static_cast<double>(i / in_row);
        cards.push_back({x, y - tall, x + wide, y});
    }
    return cards;
}

std::optional<std::size_t> pressed_card(StoryView& view, const CardRow& row, const std::vector<std::string>& names) {
    ui::Ui& ui = view.app.ui();
    std::optional<std::size_t> pressed;
    if (names.empty() || view.loose.lies_at(view.place.view.to_table(ui.pointer()))) return pressed;
    const auto cards = row.cards(names.size());
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (ui.area(say("{1}'s sheet", plain(names[i])), view.place.on_screen(cards[i]))) pressed = i;
    return pressed;
}

}  // namespace screens
