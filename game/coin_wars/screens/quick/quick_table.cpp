#include "game/coin_wars/screens/quick/quick_table.h"

#include <algorithm>
#include <cmath>

#include "engine/ui/small_print.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

// Inches.
constexpr Vec2 kCardSize{4.7, 3.2};
constexpr double kBetweenCards = 0.35, kFromMat = 0.75, kAround = 0.4, kCardMargin = 0.3, kBetweenCoins = 0.1;
constexpr double kHeadAt = 0.62;                                            // middle of its name, from its upper edge
constexpr double kCoinsAt = 1.5, kCountsAt = 0.5;                           // from its lower edge
constexpr double kMinPlace = 0.85;                                          // width for a coin and its number
constexpr double kTurns[] = {0.012, -0.015, 0.008, -0.006, 0.014, -0.011};  // radians: looks placed by hand
constexpr double kPickedLift = 0.12;

Phrase coins_in_words(const cw::Scenario& scenario, const battles::Purse& coins) {
    std::vector<Phrase> parts;
    for (const cw::CoinType& type : scenario.types)
        if (const auto found = coins.find(type.name); found != coins.end())
            parts.push_back(found->second > 1 ? Phrase(found->second) + plain(" \u00d7 ") + cw::title_of(type)
                                              : cw::title_of(type));
    return joined(parts, rules::comma());
}

// Places one coin of each type, the most valuable first; returns the places of the numbers below.
std::vector<QuickTable::Card::Count> lay_on_card(render::Scene& scene, const cw::Scenario& scenario,
                                                 const battles::Purse& coins, cw::Side side, const core::Box& lies) {
    std::vector<render::CoinSprite> row;
    std::vector<QuickTable::Card::Count> counts;
    double wide = 0;
    for (auto type = scenario.types.rbegin(); type != scenario.types.rend(); ++type)
        if (const auto found = coins.find(type->name); found != coins.end()) {
            row.push_back(table::sprite(*type, side));
            counts.push_back({found->second, {}});
            wide += std::max(kMinPlace, 2 * row.back().radius);
        }
    const double room = lies.width() - 2 * kCardMargin,
                 size = std::min(1.0, room / (wide + kBetweenCoins * static_cast<double>(row.size())));
    double x = lies.low.x + kCardMargin;
    for (std::size_t i = 0; i < row.size(); ++i) {
        render::CoinSprite& coin = row[i];
        const double place = size * std::max(kMinPlace, 2 * coin.radius);
        coin.radius *= size;
        coin.at = {x + place / 2, lies.low.y + kCoinsAt};
        coin.angle = 0.3 * std::sin(7.0 * static_cast<double>(i + 3 * row.size()));
        coin.seed = std::fmod(0.37 * static_cast<double>(i + 1), 1.0);
        counts[i].at = {coin.at.x, lies.low.y + kCountsAt};
        x += place + size * kBetweenCoins;
        scene.coins.push_back(coin);
    }
    return counts;
}

render::SheetSprite sheet_at(const core::Box& lies, int number, bool picked) {
    render::SheetSprite sheet;
    sheet.center = lies.center();
    sheet.half_size = {lies.width() / 2, lies.height() / 2};
    sheet.angle = kTurns[number];
    sheet.lift = picked ? kPickedLift : 0.02;
    sheet.ruled = true;
    return sheet;
}

}  // namespace

QuickTable quick_table(const battles::Battle& battle, const battles::QuickChoice& choice, const ui::Ui& ui) {
    const cw::Scenario& scenario = battle.scenario;
    QuickTable table{preview_of(scenario, Faces::AsWritten).scene, {}};
    table::write_grounds(table.scene, scenario, table.scene, ui.catalogue());
    table.scene.yardstick = false;
    const auto forces = battles::quick_cards(choice.seed);
    const double wide = battles::kQuickCards * (kCardSize.x + kBetweenCards) - kBetweenCards;
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        for (int number = 0; number < battles::kQuickCards; ++number) {
            const double x = (scenario.width - wide) / 2 + number * (kCardSize.x + kBetweenCards);
            const double y = side == cw::Side::Heads ? -kFromMat - kCardSize.y : scenario.height + kFromMat;
            const core::Box lies{{x, y}, {x + kCardSize.x, y + kCardSize.y}};
            const battles::QuickForce& force = forces[static_cast<std::size_t>(number)];
            const bool picked = choice.picked[cw::index(side)] == number;
            table.scene.sheets.push_back(sheet_at(lies, number, picked));
            table.cards.push_back({side, number, force.name, coins_in_words(scenario, force.coins), lies, picked,
                                   lay_on_card(table.scene, scenario, force.coins, side, lies)});
        }
    return table;
}

core::Box whole_of(const QuickTable& table) {
    core::Box whole{{0, 0}, {table.scene.width, table.scene.height}};
    for (const QuickTable::Card& card : table.cards) {
        whole.low = {std::min(whole.low.x, card.lies.low.x), std::min(whole.low.y, card.lies.low.y)};
        whole.high = {std::max(whole.high.x, card.lies.high.x), std::max(whole.high.y, card.lies.high.y)};
    }
    return whole.grown(kAround);
}

std::optional<std::size_t> draw_quick_cards(Drawing& drawing, const QuickTable& table, const render::View& view) {
    ui::Ui& ui = drawing.ui();
    const ui::Painter paint = ui.paint();
    std::optional<std::size_t> pressed;
    for (std::size_t i = 0; i < table.cards.size(); ++i) {
        const QuickTable::Card& card = table.cards[i];
        const Vec2 a = view.to_pixels({card.lies.low.x, card.lies.high.y}),
                   b = view.to_pixels({card.lies.high.x, card.lies.low.y});
        const Rect rect{a.x, a.y, b.x, b.y};
        if (ui.area(card.name, rect)) pressed = i;
        const bool lit = ui.hovered() || ui.focused();
        const double pad = kCardMargin * view.scale;
        const Vec2 name{rect.x0 + pad, rect.y0 + kHeadAt * view.scale - ui.line_height(Type::Strong) / 2};
        const double room = rect.width() - 2 * pad;
        const Type type = ui.text_width(card.name, Type::Strong) <= room ? Type::Strong : Type::Small;
        const ui::Colour ink = card.picked ? palette::kAccent : ui::Colour{0x14, 0x1a, 0x3c};
        paint.turned(rect.center(), -kTurns[card.number], [&] {
            paint.print(name, ui::fitted(ui, card.name, room), type, ink);
            for (const QuickTable::Card::Count& count : card.counts) {
                const Phrase number = Phrase(count.coins) + plain("\u00d7");
                const Vec2 at = view.to_pixels(count.at);
                paint.print({at.x - ui.text_width(number, Type::Small) / 2, at.y - ui.line_height(Type::Small) / 2},
                            number, Type::Small, ink);
            }
            if (card.picked || lit)
                paint.frame({rect.x0 - 1, rect.y0 - 1, rect.x1 + 1, rect.y1 + 1},
                            card.picked ? palette::kAccent : palette::kBrassLight, ui.px(card.picked ? 3 : 2),
                            ui.px(2));
        });
    }
    return pressed;
}

}  // namespace screens
