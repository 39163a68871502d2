// A player buys coins: the coins on sale with their ratings and counts, typed or changed by plus and minus; beside them
// the purse.

#include <algorithm>
#include <charconv>
#include <cmath>

#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/screens/free/free_battle.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr double kLargest = 1.25;  // inches, a coin that fills its space
constexpr double kRoomy = 430;     // points, width of a line with everything side by side
constexpr double kLine = 72, kFace = 52, kSign = 36, kField = 58;  // points

// A round minus or plus button.
enum class Step { Less, More };
bool press_sign(ui::Ui& ui, const Phrase& label, const Rect& rect, Step step, bool enabled) {
    const Phrase why = step == Step::Less ? say("It can go no lower.") : say("It can go no higher.");
    const bool pressed = ui.area(label, rect, {enabled, why});
    const bool lit = enabled && (ui.hovered() || ui.focused());
    const ui::Painter paint = ui.paint();
    const ui::Colour ink = !enabled ? palette::kInk.faded(0.3) : lit ? palette::kAccent : palette::kInk;
    const Vec2 c = rect.center();
    const double r = rect.height() * 0.36, half = r * 0.5, thick = std::max(1.0, ui.px(1.1));
    paint.disc(c, r, ui::Colour{255, 250, 238, static_cast<std::uint8_t>(lit ? 200 : 110)});
    paint.circle(c, r, ink.faded(0.7), std::max(1.0, ui.px(1.2)));
    paint.fill({c.x - half, c.y - thick, c.x + half, c.y + thick}, ink);
    if (step == Step::More) paint.fill({c.x - thick, c.y - half, c.x + thick, c.y + half}, ink);
    return pressed;
}

Phrase price_of(const battles::ArmyPurchase& purchase, const cw::CoinType& type) {
    if (const auto stock = purchase.stock(type.name)) return say("of {1}", *stock);
    const auto by = purchase.price_by();
    if (!by) return {};
    return *by == cw::Price::FaceValue ? cw::in_money(purchase.types(), type.cents)
                                       : say("{1} points", figure(purchase.price(type)));
}

// The field takes effect as soon as it holds a number.
void take_typed(battles::ArmyPurchase& purchase, const std::string& type, std::string& typed) {
    int count = 0;
    std::erase_if(typed, [](char c) { return c < '0' || c > '9'; });
    std::from_chars(typed.data(), typed.data() + typed.size(), count);
    purchase.set(type, count);
    if (purchase.count(type) != count) typed = std::to_string(purchase.count(type));
}

// Draws a coin's name and ratings, with its price on the right. If there is little room, the ratings get a line of
// their own below, which ends at x = `below`; otherwise `below` is 0.
void draw_words(ui::Ui& ui, const cw::CoinType& type, const Rect& rect, const Phrase& price, double below) {
    const double strong = ui.line_height(Type::Strong), line = ui.line_height(Type::Small);
    const double x = rect.x0, top = std::round(rect.center().y - (strong + line) / 2);
    const double price_wide = ui.text_width(price, Type::Strong) + 2;
    ui.place({x, top, rect.x1 - price_wide - ui.px(8), top + strong});
    ui.text(known(type.title), {.type = Type::Strong});
    if (!price.empty()) {
        ui.place({rect.x1 - price_wide, top, rect.x1, top + strong});
        ui.text(price, {Type::Strong, palette::kSoft, ui::Align::Right});
    }
    if (below > 0)
        ui.place({x, rect.y1, below, rect.y1 + line});
    else
        ui.place({x, top + strong, rect.x1, top + strong + line});
    ui.remark(cw::line_of(type));
}

// Returns the place for the coin's face.
Vec2 draw_line(Free& free, const cw::CoinType& type, std::string& typed) {
    ui::Ui& ui = free.ui;
    battles::ArmyPurchase& purchase = free.purchase();
    const double small = ui.line_height(Type::Small);
    const bool narrow = ui.rest().width() < ui.px(kRoomy);
    Rect line = ui.take(ui.px(kLine) + (narrow ? small : 0));
    const double right = line.x1;
    if (narrow) line.y1 -= small;
    const double sign = ui.px(kSign), field = ui.px(kField), gap = ui.px(4);
    const int count = purchase.count(type.name);
    const double x = line.x1 - 2 * sign - field - 2 * gap;
    const double face = ui.px(kFace);
    draw_words(ui, type, {line.x0 + face + ui.px(14), line.y0, x - ui.px(16), line.y1}, price_of(purchase, type),
               narrow ? right : 0);
    const Phrase name = known(type.title);
    const double middle = line.y0 + ui.line_height(Type::Small) + ui.px(3) + ui.px(18);
    const auto beside = [&](double at) { return ui::sized({at, middle - sign / 2}, sign, sign); };
    const bool less = press_sign(ui, say("{1}: less", name), beside(x), Step::Less, count > 0);
    ui.place(ui::sized({x + sign + gap, line.y0}, field, middle - line.y0 + ui.px(18)));
    const bool changed = ui.input_text(say("Count"), typed, 3);
    const bool editing = ui.focused();
    const bool more =
        press_sign(ui, say("{1}: more", name), beside(line.x1 - sign), Step::More, count < purchase.max(type.name));
    if (changed) take_typed(purchase, type.name, typed);
    if (less) purchase.add(type.name, -1);
    if (more) purchase.add(type.name, 1);
    if (less || more || !editing) typed = std::to_string(purchase.count(type.name));
    return {line.x0 + face / 2, line.center().y};
}

void draw_sale(Free& free) {
    const auto& types = free.purchase().types();
    free.ui.heading(free.purchase().from_purse() ? say("From the purse") : say("Coins on sale"));
    std::vector<LaidCoin> faces;
    std::size_t i = 0;
    for (const std::string& name : free.agreed().sets) {
        const auto set = std::ranges::find(free.sets, name, &battles::CoinSet::name);
        if (set == free.sets.end()) continue;
        if (free.agreed().sets.size() > 1) free.ui.caption(known(set->title));
        for (std::size_t last = i + set->rows.size(); i < last && i < types.size(); ++i) {
            const bool there = free.purchase().stock(types[i].name).value_or(1) > 0;
            if (!there) continue;
            const Vec2 at = draw_line(free, types[i], free.typed[i]);
            faces.push_back({at, table::sprite(types[i], free.side_of(free.player))});
        }
    }
    place_coins(free.app, faces, free.ui.px(kFace) / kLargest);
}

}  // namespace

void draw_muster(Free& free) {
    ui::Ui& ui = free.ui;
    const bool last = free.player == 1 && !free.shared;
    const Phrase on = !last              ? free.purchase().from_purse() ? say("Done choosing") : say("Done buying")
                                   : free.in_series() ? say("To the battle")
                                         : say("To the table");
    const Way way =
        draw_head(free.app, {free.purchase().from_purse() ? say("{1} chooses", free.display_name(free.player))
                                                          : say("{1} buys", free.display_name(free.player)),
                             say("Back"),
                             on,
                             {free.purchase().ready(), say("Nothing has been bought yet.")}});
    const bool narrow = ui.width() / ui.scale() < 900;
    const double gap = ui.px(narrow ? 12 : 24), top = ui.top_bar_height() + gap, high = ui.height() - top - gap;
    const double wide = std::min(ui.width() - 2 * gap, ui.px(1240));
    const double left = std::round((ui.width() - wide) / 2);
    const double sale = std::round((wide - gap) * (narrow ? 0.62 : 0.57));
    ui.side_panel("sale", {left, top, left + sale, top + high}, [&] { draw_sale(free); });
    draw_purse(free, {left + sale + gap, top, left + wide, top + high});
    if (way == Way::Out) return free.out();
    if (way == Way::On) free.next();
}

}  // namespace screens
