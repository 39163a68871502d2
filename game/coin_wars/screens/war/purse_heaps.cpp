// Purses as heaps of coins on the wood.

#include <algorithm>
#include <cmath>

#include "game/coin_wars/screens/war/view.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr int kMaxInPile = 10;
constexpr int kRich = 600, kQuarter = 25;              // cents: smaller purses are shown in Quarters at most
constexpr double kBetweenPiles = 0.14, kStep = 0.085;  // inches: between piles; between coins of a pile
constexpr double kLargestInch = 62;                    // points

struct Pile {
    const cw::CoinType* type;
    int coins;
};

// Splits a sum into piles, most valuable coins first, at most ten in a pile.
std::vector<Pile> piles_of(const WarView& view, int cents) {
    std::vector<const cw::CoinType*> types;
    const int largest = cents > kRich ? cents : kQuarter;
    if (view.file)
        for (const cw::CoinType& type : view.file->scenario.types)
            if (type.cents > 0 && type.cents <= largest) types.push_back(&type);
    std::ranges::stable_sort(types, std::greater{}, &cw::CoinType::cents);
    std::vector<Pile> piles;
    for (const cw::CoinType* type : types)
        for (int left = cents / type->cents; left > 0;) {
            const int coins = std::min(left, kMaxInPile);
            piles.push_back({type, coins});
            left -= coins;
            cents -= coins * type->cents;
        }
    return piles;
}

double width_of(const std::vector<Pile>& piles) {
    double wide = 0;
    for (const Pile& pile : piles) wide += pile.type->diameter + kBetweenPiles;
    return wide;
}

void draw_pile(WarView& view, int nation, const Pile& pile, Vec2 foot, double inch) {
    const double size = pile.type->diameter * inch;
    for (int i = 0; i < pile.coins; ++i) {
        render::CoinSprite coin = table::sprite(*pile.type, nation == 0 ? cw::Side::Heads : cw::Side::Tails);
        coin.ring = render::Ring::None;
        coin.angle = 0.6 * std::sin(1.9 * i + pile.type->cents);
        coin.seed = std::fmod(0.37 * (i + 1) + 0.11 * nation, 1);
        const Vec2 at = foot + Vec2{0.9 * std::sin(2.2 * i) * inch * 0.012, -kStep * inch * i};
        view.app.portrait({at.x, at.y - size, at.x + size, at.y}, coin);
    }
}

}  // namespace

void draw_heap(WarView& view, int nation, const Rect& rect) {
    const std::vector<Pile> piles = piles_of(view, view.match().host(nation).purse);
    if (piles.empty()) return;
    const double high = 1.25 + kStep * kMaxInPile;
    const double inch = std::min({rect.width() / width_of(piles), rect.height() / high, view.ui.px(kLargestInch)});
    const auto tallest = std::ranges::max(piles, {}, &Pile::coins);
    const double foot = std::min(rect.y1, rect.y0 + (1.1 + kStep * tallest.coins) * inch);
    double x = rect.x0;
    for (const Pile& pile : piles) {
        draw_pile(view, nation, pile, {x, foot}, inch);
        x += (pile.type->diameter + kBetweenPiles) * inch;
    }
}

void draw_purse_heaps(WarView& view, const Rect& rect) {
    ui::Ui& ui = view.ui;
    const double gap = ui.px(16), half = (rect.width() - gap) / 2, line = ui.line_height(Type::Strong);
    // The sum goes below the name if they do not fit side by side; the heap then lies on the same paper.
    const auto fits = [&](int nation) {
        return ui.text_width(view.display_name(nation), Type::Body) +
                   ui.text_width(view.money(view.match().host(nation).purse), Type::Strong) + line + ui.px(34) <
               half;
    };
    const bool two_lines = !fits(0) || !fits(1);
    for (int nation = 0; nation < 2; ++nation) {
        const Rect own = ui::sized({rect.x0 + nation * (half + gap), rect.y0}, half, rect.height());
        ui.overlay("purse " + std::to_string(nation), own, [&] {
            const Rect strip{own.x0, own.y0, own.x1, two_lines ? own.y1 : own.y0 + line + ui.px(8)};
            ui.paint().paper(strip, 2);
            const Phrase sum = view.money(view.match().host(nation).purse);
            const double wide = ui.text_width(sum, Type::Strong) + 2, y = strip.y0 + ui.px(4);
            const double right = strip.x1 - (two_lines ? 0 : wide) - ui.px(10),
                         room = right - strip.x0 - ui.px(6) - 1.4 * line;
            ui.place({strip.x0 + ui.px(6), y, right, y + line});
            const bool body = ui.text_width(view.display_name(nation), Type::Body) <= room;
            ui.sign(sign_of_nation(nation), view.display_name(nation), {.type = body ? Type::Body : Type::Small});
            ui.place(ui::sized({strip.x1 - wide - ui.px(8), strip.y1 - line - ui.px(4)}, wide, line));
            ui.text(sum, {Type::Strong});
            const Vec2 heap =
                two_lines ? Vec2{strip.x1 - wide - ui.px(14), y + line} : Vec2{own.x1, strip.y1 + ui.px(8)};
            draw_heap(view, nation, {own.x0 + ui.px(4), heap.y, heap.x, own.y1});
        });
    }
}

}  // namespace screens
