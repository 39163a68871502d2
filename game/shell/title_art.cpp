#include "game/shell/title_art.h"

#include <algorithm>
#include <cmath>

namespace screens {
namespace {

using ui::Colour;

constexpr double kInch = 100;  // units per inch
constexpr Colour kGreen{0x2c, 0x5d, 0x48}, kGold{0xd0, 0xae, 0x62}, kCreamInk{0xff, 0xf3, 0xd6},
    kEdge{0x1a, 0x33, 0x29};

struct Piece {
    const char* design;
    bool heads;
    Vec2 at;  // units
    double angle;
};

struct LooseKind {
    const char* design;
    render::Metal metal;
    double diameter;
    int reeds;
};
constexpr LooseKind kLooseKinds[] = {
    {"penny", render::Metal::Copper, 0.750, 0},         {"nickel", render::Metal::Nickel, 0.835, 0},
    {"dime", render::Metal::Silver, 0.705, 118},        {"quarter", render::Metal::Silver, 0.955, 119},
    {"half_dollar", render::Metal::Silver, 1.205, 150}, {"dollar", render::Metal::Golden, 1.043, 0},
};

// A small battle: a led Army on the left meets a line.
constexpr Piece kOnLid[] = {
    {"quarter", true, {170, 400}, 0.1}, {"penny", true, {92, 356}, -0.2},     {"penny", true, {92, 442}, 0.3},
    {"nickel", true, {168, 316}, 0.05}, {"nickel", true, {168, 484}, -0.1},   {"penny", true, {240, 356}, 0.2},
    {"penny", true, {240, 444}, -0.3},  {"penny", true, {306, 400}, 0.1},     {"penny", false, {396, 376}, 0.0},
    {"penny", false, {470, 310}, 0.4},  {"penny", false, {488, 386}, -0.2},   {"penny", false, {474, 460}, 0.3},
    {"nickel", false, {552, 340}, 0.1}, {"quarter", false, {572, 430}, -0.1}, {"dime", false, {560, 516}, 0.2},
    {"dime", true, {388, 506}, 0.15},
};

render::CoinSprite coin(const Piece& piece, std::size_t number) {
    render::CoinSprite sprite;
    for (const LooseKind& kind : kLooseKinds) {
        if (std::string_view(kind.design) != piece.design) continue;
        sprite.metal = kind.metal;
        sprite.radius = kind.diameter / 2;
        sprite.reeds = kind.reeds;
    }
    sprite.face = render::coin_face(piece.design, piece.heads);
    sprite.back = render::coin_face(piece.design, !piece.heads);
    sprite.ring = piece.heads ? render::Ring::Solid : render::Ring::Dashed;
    sprite.angle = piece.angle;
    sprite.seed = std::fmod(0.137 + 0.618 * static_cast<double>(number), 1.0);
    sprite.wear = 0.25 + 0.5 * std::fmod(0.38 * static_cast<double>(number), 1.0);
    return sprite;
}

// A view in which an inch is kInch units, scaled by `scale`, with the window's middle at the origin.
render::View view_of(const App& app, double scale) {
    render::View view;
    view.width = app.width();
    view.height = app.height();
    view.center = {0, 0};
    view.scale = kInch * scale;
    return view;
}

Vec2 turned(Vec2 p, Vec2 center, double angle) {
    const Vec2 arm = p - center;
    return center +
           Vec2{std::cos(angle) * arm.x - std::sin(angle) * arm.y, std::sin(angle) * arm.x + std::cos(angle) * arm.y};
}

// Prints what the game is in two lines, or in small print on as many lines as fit.
void print_what(ui::Ui& ui, const Rect& room) {
    const Phrase first = say("Slide your coins along an index card, close ranks,"),
                 then = say("and strike wherever yours outweigh theirs.");
    for (const Type type : {Type::Lead, Type::Body, Type::Small}) {
        const double line = ui.line_height(type);
        if (std::max(ui.text_width(first, type), ui.text_width(then, type)) > room.width() || 2 * line > room.height())
            continue;
        ui.paint().print({room.x0, room.y0}, first, type, palette::kInk);
        ui.paint().print({room.x0, room.y0 + line}, then, type, palette::kInk);
        return;
    }
    const Phrase both = joined(std::vector{first, then}, plain(" "));
    if (ui.text_height(both, Type::Small, room.width()) <= room.height())
        ui.paint().print_lines(room, both, Type::Small, palette::kInk);
}

// Name, motto and invitation scale with the lid; text too small to read is left out.
void print_on_field(ui::Ui& ui, const LidEntry& lid, const Rect& rect, double scale, bool lit) {
    const auto centred = [&](const Phrase& text, Type type, double middle, Colour colour) {
        const double room = rect.width() - 52 * scale, wide = ui.text_width(text, type);
        const double times = std::min(scale / ui.lid_scale(), room / wide), high = times * ui.line_height(type);
        if (type == Type::Motto && high < ui.line_height(Type::Small)) return;
        ui.paint().print_scaled({rect.center().x - times * wide / 2, rect.y0 + middle * scale - high / 2}, text, type,
                                colour, times);
    };
    centred(plain("Coin Wars"), Type::Lid, 108, kCreamInk.faded(0.95));
    centred(say("A battle you can pay for in small change"), Type::Motto, 198, kCreamInk.faded(0.85));
    centred(lid.label, Type::Motto, 574, lit ? kCreamInk : kGold);
}

void print_on_label(ui::Ui& ui, const LidEntry& lid, const Rect& rect, double scale) {
    const ui::Painter paint = ui.paint();
    const double pad = 40 * scale, foot = rect.y1 - 14 * scale - ui.line_height(Type::Small);
    print_what(ui, {rect.x0 + pad, rect.y1 - 162 * scale, rect.x1 - pad, foot - 0.3 * ui.line_height(Type::Small)});
    const Phrase duration = say("20 to 60 minutes");
    const double wide = ui.text_width(duration, Type::Small), room = rect.width() - 2 * pad;
    const double players = ui.text_width(lid.players, Type::Small);
    if (players <= room) {
        paint.print({rect.x0 + pad, foot}, lid.players, Type::Small, palette::kSoft);
        ui.explain(lid.players, {rect.x0 + pad, foot, rect.x0 + pad + players + 2, rect.y1}, Type::Small);
    }
    if (players + wide + pad <= room) paint.print({rect.x1 - pad - wide, foot}, duration, Type::Small, palette::kSoft);
}

}  // namespace

void draw_wood(App& app, const std::vector<Rect>& hidden) {
    render::View view = view_of(app, app.ui().lid_scale() / 1.12);
    view.center = {18, 12};
    std::vector<render::PixelArea> areas;
    const auto pixel = [](double at) { return static_cast<int>(std::floor(at)); };
    for (const Rect& rect : hidden)
        areas.push_back({pixel(rect.x0), app.height() - pixel(rect.y1), pixel(rect.x1), app.height() - pixel(rect.y0)});
    app.renderer().draw_wood(view, areas);
}

Rect upright_part(const Rect& paper, double turn) {
    constexpr double kSoftEdge = 2;
    const double s = std::abs(std::sin(turn)), in_x = s * paper.height() / 2 + kSoftEdge,
                 in_y = s * paper.width() / 2 + kSoftEdge;
    return {paper.x0 + in_x, paper.y0 + in_y, paper.x1 - in_x, paper.y1 - in_y};
}

void draw_box_face(ui::Ui& ui, const Rect& rect, const BoxFace& face) {
    const ui::Painter paint = ui.paint();
    const double s = face.unit, label = face.label_top;
    const Rect hidden = rect.grown(-1);
    paint.shadow(rect.moved({14 * s, 10 * s}), 26 * s / ui.scale(), hidden);
    paint.shadow(rect.moved({4 * s, 4 * s}), 8 * s / ui.scale(), hidden);
    paint.board({rect.x0 + 4 * s, rect.y0 + 2 * s, rect.x1 + face.depth, rect.y1 + 3 * s}, face.side);
    paint.board(rect, face.field);
    paint.board({rect.x0, label, rect.x1, rect.y1}, {0xee, 0xe0, 0xc4});
    paint.line({rect.x0, label}, {rect.x1, label}, kGold.faded(0.8), std::max(1.0, 2 * s));
    for (const double inset : {12.0, 18.0})
        paint.frame({rect.x0 + inset * s, rect.y0 + inset * s, rect.x1 - inset * s, label - inset * s},
                    kGold.faded(0.7), std::max(1.0, 1.4 * s));
    paint.shade(rect, {255, 244, 214, 34}, {0, 0, 0, 60});
    paint.line({rect.x0, rect.y0}, {rect.x1, rect.y0}, Colour{255, 246, 224, 90}, std::max(1.0, 1.6 * s));
    paint.line({rect.x0, rect.y0}, {rect.x0, rect.y1}, Colour{255, 246, 224, 70}, std::max(1.0, 1.6 * s));
}

LidTouch draw_lid(App& app, const LidEntry& lid, const Rect& rect) {
    ui::Ui& ui = app.ui();
    const ui::Painter paint = ui.paint();
    const double s = rect.width() / kLidWidth;
    const bool pressed = ui.area(lid.label, rect), lit = ui.hovered() || ui.focused();
    paint.turned(rect.center(), kLidTurn, [&] {
        draw_box_face(ui, rect, {kGreen, kEdge, rect.y1 - 180 * s, 12 * s, s});
        print_on_field(ui, lid, rect, s, lit);
        print_on_label(ui, lid, rect, s);
        if (lit) paint.frame(rect.grown(2), palette::kBrassLight, std::max(2.0, 3 * s));
        std::vector<Vec2> front;
        for (int i = 0; i <= 24; ++i)
            front.push_back({rect.x0 + (300 + 46 * std::sin(i / 24.0 * 3.1416)) * s, rect.y0 + (250 + i * 13.0) * s});
        for (std::size_t i = 0; i + 1 < front.size(); i += 2)
            paint.line(front[i], front[i + 1], kCreamInk.faded(0.4), std::max(1.0, 1.6 * s));
    });
    const render::View view = view_of(app, s);
    std::vector<render::CoinSprite> coins;
    for (const Piece& piece : kOnLid) {
        render::CoinSprite sprite = coin(piece, coins.size());
        const Vec2 pixel = turned(Vec2{rect.x0, rect.y0} + piece.at * s, rect.center(), kLidTurn);
        sprite.at = view.to_table(pixel);
        sprite.radius *= 0.88;
        coins.push_back(sprite);
    }
    paint.custom([&app, coins, view] { app.renderer().draw_coins(coins, view); });
    return {pressed, lit};
}

void draw_ruled_card(App& app, const Rect& rect, double head, double step) {
    ui::Ui& ui = app.ui();
    const ui::Painter paint = ui.paint();
    paint.turned(rect.center(), kCardTurn, [&] {
        paint.shadow(rect, 9, rect.grown(-1));
        paint.board(rect, {0xe9, 0xe1, 0xce});
        const double hair = std::max(1.0, ui.px(1));
        paint.line({rect.x0, rect.y0 + head}, {rect.x1, rect.y0 + head}, Colour{0xc8, 0x4a, 0x48, 150}, hair * 1.3);
        for (double y = rect.y0 + head + step; y < rect.y1 - step / 2; y += step)
            paint.line({rect.x0, y}, {rect.x1, y}, Colour{0x5a, 0x86, 0xb8, 84}, hair);
        paint.shade(rect, {255, 250, 236, 46}, {40, 24, 8, 40});
        paint.line({rect.x0, rect.y1}, {rect.x1, rect.y1}, Colour{90, 62, 32, 110}, hair);
    });
}

// The front tab joins its card; the others lie in its shadow and end at its upper edge.
void draw_card_tab(App& app, const Rect& card, const CardTab& tab) {
    ui::Ui& ui = app.ui();
    const ui::Painter paint = ui.paint();
    const Colour board = tab.front ? Colour{0xe9, 0xe1, 0xce} : Colour{0xcf, 0xc4, 0xaa};
    const Colour ink = tab.front ? palette::kAccent : tab.lit ? palette::kInk : palette::kSoft;
    paint.turned(card.center(), kCardTurn, [&] {
        if (!tab.front) paint.shadow(tab.rect, 3, tab.rect.grown(-1));
        paint.board(tab.rect, board);
        paint.shade(tab.rect, {255, 250, 236, 46}, {40, 24, 8, 16});
        const double wide = ui.text_width(tab.words, Type::Lead), middle = tab.rect.center().y;
        paint.print({tab.rect.center().x - wide / 2, middle - ui.line_height(Type::Lead) / 2}, tab.words, Type::Lead,
                    ink);
        if (tab.lit && !tab.front)
            paint.line({tab.rect.x0, tab.rect.y0}, {tab.rect.x1, tab.rect.y0}, palette::kAccent, ui.px(2));
    });
}

render::CoinSprite wood_coin(const char* design, bool heads, std::size_t number) {
    return coin({design, heads, {}, 0}, number);
}

render::View wood_view(App& app) { return view_of(app, app.ui().lid_scale() / 1.12); }

}  // namespace screens
