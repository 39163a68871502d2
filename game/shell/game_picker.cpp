#include "game/shell/game_picker.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

#include "engine/ui/small_print.h"
#include "game/shell/game_picker_emblems.h"
#include "game/shell/title_art.h"

namespace screens {
namespace {

using ui::Colour;

constexpr double kLabelHigh = 126, kTitleTop = 24, kPad = 20;
constexpr Colour kCoverInk{0xff, 0xf3, 0xd6};

constexpr std::array kBoxes{
    BoxedGame{.name = mark("Coin Wars the RPG"),
              .title = mark("Coin Wars"),
              .below = mark("the RPG"),
              .what = mark("Write a Scene, toss coins at it and tell what came of it."),
              .players = mark("1 to 12 players"),
              .minutes = mark("1 to 2 hours"),
              .screen = "coin_rpg",
              .field = {0x7d, 0x35, 0x2c},
              .side = {0x3d, 0x17, 0x13},
              .turn = -0.0192,
              .emblem = draw_card_emblem},
    BoxedGame{.name = mark("Edged Coins"),
              .title = mark("Edged Coins"),
              .what = mark("Coins decide what is called for; energy pushes luck."),
              .players = mark("2 to 9 players"),
              .minutes = mark("about an hour"),
              .screen = "edged_coins",
              .field = {0x38, 0x59, 0x7f},
              .side = {0x1a, 0x2a, 0x3d},
              .turn = 0.0209,
              .emblem = draw_edge_emblem},
    BoxedGame{.name = mark("Card Draw"),
              .title = mark("Card Draw"),
              .what = mark("Draw a card for what is hard, and play one that shows who you are."),
              .players = mark("2 to 9 players"),
              .minutes = mark("about an hour"),
              .screen = "card_draw",
              .field = {0x96, 0x69, 0x1f},
              .side = {0x4a, 0x33, 0x0e},
              .turn = -0.0150,
              .emblem = draw_fan_emblem},
    BoxedGame{.name = mark("Universalis"),
              .title = mark("Universalis"),
              .broken = "Univer- salis",
              .what = mark("Pay a coin for each fact; dice settle what is disputed."),
              .players = mark("2 to 8 players"),
              .minutes = mark("1 to 3 hours"),
              .screen = "universalis",
              .field = {0x5d, 0x43, 0x69},
              .side = {0x2c, 0x1f, 0x33},
              .turn = 0.0122,
              .emblem = draw_purse_emblem},
};

// The largest of these types in which the words fit a line of this width.
Type cover_type(ui::Ui& ui, const Phrase& text, std::span<const Type> types, double width) {
    for (const Type type : types)
        if (ui.text_width(text, type) <= width) return type;
    return types.back();
}

// One word per line; nothing if one of them is too long: then the top bar names the game under the pointer.
void print_title_small(ui::Ui& ui, const BoxedGame& game, const Rect& rect, double top) {
    std::istringstream words(game.broken.empty() ? ui.in_words(game.title) : std::string(game.broken));
    std::vector<Phrase> lines;
    for (std::string word; words >> word;) lines.push_back(plain(word));
    for (const Phrase& line : lines)
        if (ui.text_width(line, Type::Small) > rect.width() - ui.px(2)) return;
    for (const Phrase& line : lines) {
        ui.paint().print({rect.center().x - ui.text_width(line, Type::Small) / 2, top}, line, Type::Small,
                         kCoverInk.faded(0.95));
        top += 0.9 * ui.line_height(Type::Small);
    }
}

void print_title(ui::Ui& ui, const BoxedGame& game, const Rect& rect, double s) {
    constexpr std::array kTitles{Type::Name, Type::Menu, Type::Heading, Type::Lead, Type::Strong, Type::Small};
    constexpr std::array kBelow{Type::Pen, Type::Small};
    double top = rect.y0 + kTitleTop * s;
    const double room = rect.width() - 52 * s;
    if (ui.text_width(game.title, kTitles.back()) > room) return print_title_small(ui, game, rect, rect.y0);
    const auto centred = [&](const Phrase& text, std::span<const Type> types) {
        const Type type = cover_type(ui, text, types, room);
        ui.paint().print({rect.center().x - ui.text_width(text, type) / 2, top}, text, type, kCoverInk.faded(0.95));
        top += 0.9 * ui.line_height(type);
    };
    centred(game.title, kTitles);
    if (!game.below.empty() && ui.line_height(Type::Small) < 40 * s) centred(game.below, kBelow);
}

// What the game is and, at the foot, how many players and
// how long; only the players if there is no more room.
enum class Label { Whole, Players, Bare };
Label label_for(ui::Ui& ui, const BoxedGame& game, double s) {
    const double pad = kPad * s, wide = kCoverWidth * s - 2 * pad, line = ui.line_height(Type::Small);
    const double players = ui.text_width(game.players, Type::Small);
    if (ui.text_height(game.what, Type::Small, wide) <= 2.1 * line && kLabelHigh * s >= 3.4 * line + pad &&
        players + ui.text_width(game.minutes, Type::Small) + pad <= wide)
        return Label::Whole;
    return players <= wide ? Label::Players : Label::Bare;
}

// The covers are side by side, so all show only as much as fits on each of them.
Label label_of_all(ui::Ui& ui, double s) {
    Label least = Label::Whole;
    for (const BoxedGame& game : kBoxes) least = std::max(least, label_for(ui, game, s));
    return least;
}

double label_height(ui::Ui& ui, Label label, const CoverNote* waits, double s) {
    if (label == Label::Whole) return kLabelHigh * s;
    if (label == Label::Players && waits) return 2.5 * ui.line_height(Type::Small);
    return label == Label::Players ? 1.5 * ui.line_height(Type::Small) : 20 * s;
}

// In place of what the game is.
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

CoverTouch draw_cover(App& app, const BoxedGame& game, const Rect& rect, const CoverNote* waits) {
    ui::Ui& ui = app.ui();
    const double s = rect.width() / kCoverWidth;
    const bool pressed = ui.area(game.name, rect), lit = ui.hovered() || ui.focused();
    const Label label = label_of_all(ui, s);
    const Rect strip{rect.x0, rect.y1 - label_height(ui, label, waits, s), rect.x1, rect.y1};
    ui.paint().turned(rect.center(), game.turn, [&] {
        draw_box_face(ui, rect, {game.field, game.side, strip.y0, 8 * s, 0.55 * s});
        game.emblem(ui, {ui.paint(), {rect.x0, rect.y0 + (kLabelHigh * s - strip.height()) / 2}, s});
        print_title(ui, game, rect, s);
        print_label(ui, game, label, waits, strip, s);
        if (lit) ui.paint().frame(rect.grown(2), palette::kBrassLight, std::max(2.0, 3 * s));
    });
    return {pressed, lit};
}

}  // namespace screens
