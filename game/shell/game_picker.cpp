#include "game/shell/game_picker.h"

#include <algorithm>
#include <array>

#include "engine/ui/small_print.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

using ui::Colour;

constexpr double kLabelHigh = 126, kTitleTop = 24, kPad = 20;
constexpr double kFrame = 26;                             // from a cover's edge to the inside of its frames
constexpr double kEmblemHigh = 184, kEmblemMiddle = 206;  // in emblem units, the same for all
constexpr Colour kCoverInk{0xff, 0xf3, 0xd6};

constexpr std::array kBoxes{
    BoxedGame{.name = mark("Coin Wars the RPG"),
              .title = mark("Coin Wars"),
              .below = mark("the RPG"),
              .what = mark("Write a Scene, toss coins, tell what came of it."),
              .players = mark("1 to 12 players"),
              .minutes = mark("1 to 2 hours"),
              .screen = "coin_rpg",
              .field = {0x7d, 0x35, 0x2c},
              .side = {0x3d, 0x17, 0x13},
              .turn = -0.0192,
              .emblem = draw_card_emblem},
    BoxedGame{.name = mark("Edged Coins"),
              .title = mark("Edged Coins"),
              .what = mark("Coins decide, and you push your luck with energy."),
              .players = mark("2 to 9 players"),
              .minutes = mark("about an hour"),
              .screen = "edged_coins",
              .field = {0x38, 0x59, 0x7f},
              .side = {0x1a, 0x2a, 0x3d},
              .turn = 0.0209,
              .emblem = draw_edge_emblem},
    BoxedGame{.name = mark("Card Draw"),
              .title = mark("Card Draw"),
              .what = mark("Draw a card, and play one that shows who you are."),
              .players = mark("2 to 9 players"),
              .minutes = mark("about an hour"),
              .screen = "card_draw",
              .field = {0x96, 0x69, 0x1f},
              .side = {0x4a, 0x33, 0x0e},
              .turn = -0.0150,
              .emblem = draw_fan_emblem},
    BoxedGame{.name = mark("Universalis"),
              .title = mark("Universalis"),
              .what = mark("Pay a coin for each fact; dice settle disputes."),
              .players = mark("2 to 8 players"),
              .minutes = mark("1 to 3 hours"),
              .screen = "universalis",
              .field = {0x5d, 0x43, 0x69},
              .side = {0x2c, 0x1f, 0x33},
              .turn = 0.0122,
              .emblem = draw_purse_emblem},
};

// A flat cover takes the place of two upright ones.
struct Cover {
    Rect rect;
    bool flat;
    double s;  // pixels a unit
    explicit Cover(const Rect& place)
        : rect(place), flat(place.width() > place.height()), s(place.width() / (flat ? 2 : 1) / kCoverWidth) {}
    double room() const { return rect.width() - 2 * kFrame * s; }
    double title_high() const { return 0.29 * rect.height(); }
};

struct TitlePrint {
    Type type;
    double times;
};

// Returns the largest print in which every cover's title fits a line of this size (pixels), so that all covers match.
TitlePrint title_print(const ui::Ui& ui, double room, double high) {
    const auto widest = [&](Type type) {
        double wide = 0;
        for (const BoxedGame& game : kBoxes) wide = std::max(wide, ui.text_width(game.title, type));
        return wide;
    };
    for (const Type type : {Type::Name, Type::Menu, Type::Heading})
        if (widest(type) <= room && ui.line_height(type) <= high) return {type, 1};
    return {Type::Heading, std::min(room / widest(Type::Heading), high / ui.line_height(Type::Heading))};
}

// Returns the lower end of the title.
double print_title(ui::Ui& ui, const BoxedGame& game, const Cover& cover) {
    double top = cover.rect.y0 + kTitleTop * cover.s;
    const auto centred = [&](const Phrase& text, const TitlePrint& print) {
        const double wide = print.times * ui.text_width(text, print.type), x = cover.rect.center().x - wide / 2;
        if (print.times == 1)
            ui.paint().print({x, top}, text, print.type, kCoverInk.faded(0.95));
        else
            ui.paint().print_scaled({x, top}, text, print.type, kCoverInk.faded(0.95), print.times);
        top += 0.9 * print.times * ui.line_height(print.type);
    };
    const TitlePrint title = title_print(ui, cover.room(), cover.title_high());
    centred(game.title, title);
    if (game.below.empty()) return top;
    const double high = title.times * ui.line_height(title.type) / ui.line_height(Type::Pen);
    centred(game.below, {Type::Pen, std::min({1.0, 0.7 * high, cover.room() / ui.text_width(game.below, Type::Pen)})});
    return top;
}

// Draws the emblem in the middle of the field below the title, smaller if necessary.
void draw_emblem(ui::Ui& ui, const BoxedGame& game, const Cover& cover, double top, double foot) {
    const double unit = std::min(cover.s, (foot - top) / kEmblemHigh);
    const Vec2 middle{cover.rect.center().x, (top + foot) / 2};
    game.emblem(ui, {ui.paint(), middle - Vec2{kCoverWidth / 2, kEmblemMiddle} * unit, unit});
}

// Whole: what the game is and, at the foot, the number of players and the time. Players: only the players.
enum class Label { Whole, Players, Bare };
Label label_for(ui::Ui& ui, const BoxedGame& game, const Cover& cover) {
    const double pad = kPad * cover.s, wide = cover.rect.width() - 2 * pad, line = ui.line_height(Type::Small);
    const double players = ui.text_width(game.players, Type::Small);
    if (cover.flat) return cover.rect.height() >= 7 * line && players <= wide ? Label::Players : Label::Bare;
    if (ui.text_height(game.what, Type::Small, wide) <= 2.1 * line && kLabelHigh * cover.s >= 3.4 * line + pad &&
        players + ui.text_width(game.minutes, Type::Small) + pad <= wide)
        return Label::Whole;
    return players <= wide ? Label::Players : Label::Bare;
}

// The covers are side by side, so all show only as much as fits on every one of them.
Label label_of_all(ui::Ui& ui, const Cover& cover) {
    Label min = Label::Whole;
    for (const BoxedGame& game : kBoxes) min = std::max(min, label_for(ui, game, cover));
    return min;
}

double label_height(ui::Ui& ui, Label label, const CoverNote* waits, double s) {
    if (label == Label::Whole) return kLabelHigh * s;
    if (label == Label::Players && waits) return 2.5 * ui.line_height(Type::Small);
    return label == Label::Players ? 1.5 * ui.line_height(Type::Small) : 20 * s;
}

// Replaces the description of the game.
void print_note(ui::Ui& ui, const CoverNote& note, const Rect& rect, double s) {
    const double pad = kPad * s, line = ui.line_height(Type::Small);
    double y = rect.center().y - line;
    for (const auto& [text, ink] : {std::pair(note.called, palette::kInk), std::pair(note.date, palette::kSoft)}) {
        const Phrase shown = ui::fitted(ui, text, rect.width() - 2 * pad);
        const double wide = ui.text_width(shown, Type::Small), x = rect.center().x - wide / 2;
        ui.paint().print({x, y}, shown, Type::Small, ink);
        ui.explain(shown, {x, y, x + wide + 1, y + line}, Type::Small);
        y += line;
    }
}

void print_label(ui::Ui& ui, const BoxedGame& game, Label label, const CoverNote* waits, const Rect& rect, double s) {
    if (label == Label::Bare) return;
    if (waits) return print_note(ui, *waits, rect, s);
    const ui::Painter paint = ui.paint();
    const double pad = kPad * s, line = ui.line_height(Type::Small);
    if (label == Label::Players)
        return paint.print({rect.center().x - ui.text_width(game.players, Type::Small) / 2, rect.y0 + 0.25 * line},
                           game.players, Type::Small, palette::kSoft);
    paint.print_lines({rect.x0 + pad, rect.y0 + 12 * s, rect.x1 - pad, rect.y1}, game.what, Type::Small, palette::kInk);
    const double foot = rect.y1 - 10 * s - line;
    paint.print({rect.x0 + pad, foot}, game.players, Type::Small, palette::kSoft);
    paint.print({rect.x1 - pad - ui.text_width(game.minutes, Type::Small), foot}, game.minutes, Type::Small,
                palette::kSoft);
}

}  // namespace

std::span<const BoxedGame> boxed_games() { return kBoxes; }

bool upright_covers_read_well(const ui::Ui& ui, double width) {
    constexpr double kMin = 0.62;  // of a heading: the size of running text
    const Cover cover({0, 0, width, width * kCoverHeight / kCoverWidth});
    return title_print(ui, cover.room(), cover.title_high()).times >= kMin;
}

CoverTouch draw_cover(App& app, const BoxedGame& game, const Rect& rect, const CoverNote* waits) {
    ui::Ui& ui = app.ui();
    const Cover cover(rect);
    const double s = cover.s;
    const bool pressed = ui.area(game.name, rect), lit = ui.hovered() || ui.focused();
    const Label label = label_of_all(ui, cover);
    const Rect strip{rect.x0, rect.y1 - label_height(ui, label, waits, s), rect.x1, rect.y1};
    ui.paint().turned(rect.center(), cover.flat ? game.turn / 2 : game.turn, [&] {
        draw_box_face(ui, rect, {game.field, game.side, strip.y0, 8 * s, 0.55 * s});
        draw_emblem(ui, game, cover, print_title(ui, game, cover), strip.y0 - kFrame * s / 2);
        print_label(ui, game, label, waits, strip, s);
        if (lit) ui.paint().frame(rect.grown(2), palette::kBrassLight, std::max(2.0, 3 * s));
    });
    return {pressed, lit};
}

}  // namespace screens
