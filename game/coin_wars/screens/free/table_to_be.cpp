// A preview of a free battle's table: its size, zones and ground, with coins that the budget could buy.

#include <algorithm>
#include <cmath>

#include "engine/ui/small_print.h"
#include "game/coin_wars/screens/common/preview.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/coin_wars/table/ground_labels.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/page_frame.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kMargin = 0.8;    // inches between coins and what bounds their zone
constexpr double kBetween = 1.15;  // from middle to middle, in the largest coin's diameters
constexpr double kLegible = 11;    // points an inch; below it, names would hide what they name

// Returns the affordable ready-made list with the most kinds of coins.
battles::ArmyPurchase example_purchase(const Free& free, const std::vector<cw::CoinType>& types) {
    battles::ArmyPurchase purchase(types, free.terms.free);
    battles::Purse widest;
    for (const battles::ReadyList& list : battles::ready_lists())
        if (const auto coins = battles::filled(list, purchase); coins && coins->size() > widest.size()) widest = *coins;
    purchase.take(widest);
    return purchase;
}

// Places the coins in rows across the zone, the first towards the enemy; leaves out what does not fit.
void lay_example(render::Scene& scene, const battles::Terms& terms, const battles::ArmyPurchase& purchase) {
    double widest = 0;
    for (const cw::CoinType& type : purchase.types()) widest = std::max(widest, type.diameter);
    const double step = kBetween * widest, front = terms.zone - kMargin;
    const auto in_row = static_cast<int>(std::max(1.0, std::floor((terms.width - 2 * kMargin) / step)));
    int left = purchase.count(), laid = 0;
    for (const cw::CoinType& type : purchase.types())
        for (int i = 0; i < purchase.count(type.name); ++i, ++laid, --left) {
            const int row = laid / in_row, column = laid % in_row;
            const int here = std::min(in_row, purchase.count() - row * in_row);
            const Vec2 at{terms.width / 2 + (column - (here - 1) / 2.0) * step, front - row * step};
            if (at.y < kMargin) return;
            for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) {
                render::CoinSprite coin = table::sprite(type, side);
                coin.at = side == cw::Side::Heads ? at : Vec2{terms.width, terms.height} - at;
                scene.coins.push_back(coin);
            }
        }
}

render::Scene scene_of(const Free& free) {
    render::Scene scene = preview_of(bare_table(free.terms), Faces::AsWritten).scene;
    if (const auto types = battles::types_of(free.app.library(), free.terms.sets))
        lay_example(scene, free.terms, example_purchase(free, *types));
    return scene;
}

// Written on the wood beyond the side's edge of the mat.
void draw_side(Free& free, std::size_t who, const Rect& line) {
    ui::Ui& ui = free.ui;
    const cw::Side side = free.side_of(static_cast<int>(who));
    const Phrase words =
        say("{1}: {2}", side == cw::Side::Heads ? say("Heads") : say("Tails"),
            free.bots[who].empty() && free.players[who].empty() ? say("A person")
                                                                : free.display_name(static_cast<int>(who)));
    const double wide = ui.text_width(words, Type::Body) + ui.px(26);
    const Rect place{std::round(line.center().x - wide / 2), line.y0, std::round(line.center().x + wide / 2), line.y1};
    ui.paint().fill(place.grown(ui.px(2)), palette::kWalnut.faded(0.6), ui.px(4));
    ui.place({place.x0 + ui.px(4), place.y0, place.x1, place.y1});
    ui.sign(sign_of(side), words, {.colour = palette::kCream});
}

void draw_note(Free& free, const Rect& line) {
    ui::Ui& ui = free.ui;
    const auto pieces = static_cast<int>(battles::terrain_of(free.terms).size());
    const Phrase size = say("{1} × {2} in", figure(free.terms.width), figure(free.terms.height));
    const Phrase ground =
        pieces == 0 ? Phrase()
                    : say_many(pieces, "There is {1} piece of ground on it.", "There are {1} pieces of ground on it.");
    const double small = ui.line_height(Type::Small);
    const Print soft{.type = Type::Small, .colour = palette::kCream, .align = ui::Align::Center};
    ui.place({line.x0, line.y0, line.x1, line.y0 + small});
    ui.text(joined({size, ground}, rules::full_stop()), soft);
    ui.place({line.x0, line.y0 + small, line.x1, line.y0 + 2 * small});
    ui.text(ui::fitted(ui, say("These coins are only an example."), line.width()), soft);
}

}  // namespace

cw::Scenario bare_table(const battles::Terms& terms) {
    cw::Scenario scenario;
    scenario.width = terms.width;
    scenario.height = terms.height;
    scenario.advanced.terrain = true;
    scenario.terrain = battles::terrain_of(terms);
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails})
        scenario.sides[cw::index(side)].zone = battles::zone_of(terms, side);
    return scenario;
}

void draw_table_to_be(Free& free, const Rect& room) {
    ui::Ui& ui = free.ui;
    TermsPage& page = free.page;
    const std::string terms = battles::to_json(free.terms).dump();
    if (page.laid_for != terms) {
        page.scene = scene_of(free);
        page.laid_for = terms;
    }
    const double name = ui.line_height(Type::Body) + ui.px(6), note = 2 * ui.line_height(Type::Small) + ui.px(4);
    constexpr double kEdge = 2 * render::Scene::kMatEdge;
    const double wide = free.terms.width + kEdge, high = free.terms.height + kEdge;
    const double scale = std::min(room.width() / wide, (room.height() - 2 * name - note) / high);
    const Vec2 middle{room.center().x, room.y0 + (room.height() - note) / 2};
    render::Scene told = page.scene;
    if (scale >= ui.px(kLegible))
        table::write_grounds(told, bare_table(free.terms), told, ui.catalogue(), {.scale = scale, .notes = false});
    const Rect table = draw_whole_mat(free.app, told, middle, scale);
    const std::size_t above = free.side_of(0) == cw::Side::Tails ? 0 : 1;
    draw_side(free, above, {table.x0, table.y0 - name, table.x1, table.y0 - ui.px(4)});
    draw_side(free, 1 - above, {table.x0, table.y1 + ui.px(5), table.x1, table.y1 + name});
    draw_note(free, {room.x0, table.y1 + name + ui.px(4), room.x1, table.y1 + name + note});
}

}  // namespace screens
