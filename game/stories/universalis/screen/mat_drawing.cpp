#include "game/stories/universalis/screen/mat_drawing.h"

#include <algorithm>
#include <cmath>

#include "game/kit/table/coin_look.h"
#include "game/stories/screen/papers.h"
#include "game/stories/screen/text_fit.h"
#include "game/stories/screen/verdict_panel.h"

namespace screens::universalis {

namespace {

constexpr double kMinPen = 0.2, kPenPoints = 16, kMaxPen = 0.34;  // inches, points, inches
constexpr int kMaxStacked = 14, kInStack = 5;
constexpr double kCoinUp = 0.034;  // inches by which each coin of a stack appears higher

}  // namespace

Mat::Mat(View& shown)
    : view(shown),
      motion(shown_motion(shown.motion, shown.side_panel.back)),
      places(shown.game ? places_on(shown.place.tabletop, shown.match()) : places_on(shown.place.tabletop, 2)) {
    pen = std::clamp(view.app.ui().px(kPenPoints) / view.place.whole, kMinPen, kMaxPen);
    const double share = view.game && masters_lie_open(match()) ? 0.43 : 1;
    places.tenets = {places.lower.x0, places.lower.y0, places.lower.x0 + places.lower.width() * share, places.lower.y1};
    if (view.game && (match().complication || match().dispute || match().fine)) make_room_for_conflict();
}

// A tray, a Challenge or a Fine lies where the Tenets usually are, so these take what they need from the scene's frame.
void Mat::make_room_for_conflict() {
    const auto tenets = std::ranges::count_if(match().tenets, &uni::Tenet::stands);
    if (tenets == 0) return;
    constexpr double kBetween = 0.2, kMaxShare = 0.42;
    const auto rows = std::ceil(static_cast<double>(tenets) / kTenetColumns) + 1;
    const double low = places.wings.y1 + kBetween, max = (places.frame.y1 - low) * kMaxShare;
    const double high = std::min(max, pen * (2.2 + 1.12 * rows));
    places.tenets = {places.lower.x0, low, places.pot.x1, low + high};
    places.frame.y0 = places.tenets.y1 + kBetween;
}

std::string Mat::words(const Phrase& phrase) const { return view.app.ui().translated(phrase); }

render::SheetSprite& Mat::sheet(const ui::Rect& rect) {
    render::SheetSprite paper;
    paper.center = rect.center();
    paper.half_size = {rect.width() / 2, rect.height() / 2};
    scene.sheets.push_back(paper);
    return scene.sheets.back();
}

void Mat::write(render::SheetSprite& sheet, const std::string& text, const Writing& writing) const {
    const Vec2 at{writing.at.x - sheet.half_size.x, sheet.half_size.y - writing.at.y};
    sheet.ink.push_back(pens().line(text, at, writing.wide, writing.size));
}

double Mat::write_lines(render::SheetSprite& sheet, const std::string& text, Writing writing, double low) const {
    constexpr double kStep = 1.12;  // line spacing relative to the letters
    if (writing.at.y > low) return writing.at.y;
    const double step = writing.size * kStep;
    const FittedText fitted = pens().fitted(text, {writing.wide, low - writing.at.y + step, writing.size, step});
    for (const std::string& line : fitted.lines) {
        write(sheet, line, {writing.at, fitted.size, writing.wide});
        writing.at.y += fitted.rule;
    }
    return writing.at.y;
}

void Mat::write_right(render::SheetSprite& sheet, const std::string& text, Writing writing) const {
    const double wide = pens().ems(text) * writing.size;
    writing.at.x -= wide;
    write(sheet, text, writing);
}

void Mat::stack(Vec2 at, int count, const Stacked& look) {
    const int seen = std::min(count, kMaxStacked);
    for (int i = 0; i < seen; ++i) {
        render::CoinSprite coin = table::sprite(view.coins.front(), rules::Face::Heads);
        coin.ring = render::Ring::None;
        coin.glow = look.glow;
        if (look.radius > 0) coin.radius = look.radius;
        const double up = coin.radius / 0.375;
        coin.at = at + Vec2{0.012 * std::sin(2.4 * i), kCoinUp * i} * up;
        coin.lift = 0.02 * i * up;
        coin.angle = 0.5 * std::sin(1.7 * i + at.x + 3 * at.y);
        coin.seed = std::fmod(0.37 * (i + 1) + 0.11 * at.x + 0.07 * at.y, 1);
        scene.coins.push_back(coin);
    }
}

void Mat::heap(const ui::Rect& rect, int count, int seed) {
    const double across = 2 * view.coins.front().radius() + 0.012;
    const int columns = std::max(1, static_cast<int>(rect.width() / across));
    const int rows = std::max(1, static_cast<int>((rect.height() - 0.2) / across));
    const int room = columns * rows, in_stack = std::max(kInStack, (count + room - 1) / room);
    const int stacks = (count + in_stack - 1) / in_stack;
    // The last row ends below whatever lies behind the heap.
    const double above = rect.height() - across * rows + 0.1;
    const int highest = std::max(kInStack, static_cast<int>(above / kCoinUp));
    // Draws the back ones first, because the others stand in front.
    for (int i = stacks - 1; i >= 0; --i) {
        const Vec2 jitter{0.03 * std::sin(3.1 * i + seed), 0.04 * std::sin(1.9 * i + 2 * seed)};
        stack(Vec2{rect.x0 + across * (i % columns + 0.5), rect.y0 + across * (i / columns + 0.5)} + jitter,
              std::min({in_stack, count - in_stack * i, highest}), {});
    }
}

void Mat::clear(const ui::Rect& rect) {
    std::erase_if(scene.coins,
                  [&](const render::CoinSprite& coin) { return rect.grown(coin.radius).contains(coin.at); });
    std::erase_if(scene.dots, [&](const render::Dot& dot) { return rect.contains(dot.at); });
    std::erase_if(scene.lines, [&](const render::Line& line) {
        return std::ranges::any_of(line.points, [&](Vec2 at) { return rect.contains(at); });
    });
    std::erase_if(tags_, [&](const Tag& each) { return rect.contains(each.at); });
}

void Mat::tag(Vec2 at, const Phrase& text, ui::Type type, const ui::Colour& ink) {
    tags_.push_back({at, text, type, ink});
}

void Mat::frame(const ui::Rect& rect) { frames_.push_back(rect); }

void Mat::touch(const ui::Rect& rect, const Phrase& label, std::function<void()> act, Large large) {
    touches_.push_back({rect, label, std::move(act), std::move(large)});
}

void Mat::draw() {
    ui::Ui& ui = view.app.ui();
    view.loose.show(scene, view.place);
    view.camera.draw(view.app, view.place, std::move(scene));
    view.loose.mark(view.place.view);
    for (const ui::Rect& rect : frames_)
        ui.paint().frame(view.place.on_screen(rect), ui::palette::kAccent, std::max(1.5, 0.045 * view.place.view.scale),
                         2);
    // On a small mat, the slip says it instead.
    for (const Tag& one : view.place.legible ? tags_ : std::vector<Tag>{}) {
        const Vec2 at = view.place.view.to_pixels(one.at);
        print_on_paper(ui, view.place.room,
                       {at.x - ui.text_width(one.text, one.type) / 2, at.y - ui.line_height(one.type) / 2}, one.text,
                       {one.type, one.ink});
    }
    std::vector<VerdictLine> lines;
    for (const Phrase& line : view.place.legible ? std::vector<Phrase>{} : verdict)
        lines.push_back({line, ui::palette::kInk});
    draw_verdict_panel(view, lines);
    for (const Touch& one : touches_) {
        const Rect under = view.place.on_screen(one.rect);
        if (lies_under_verdict(view, under)) continue;
        if (ui.area(one.label, under)) one.act();
        if (!ui.hovered()) continue;
        view.hint = {ui.last().within(view.place.room), one.large.lines, one.large.title};
        if (view.place.narrow) view.hint.room = view.place.room;
    }
}

void colour_of_seat(render::SheetSprite& sheet, int seat) {
    constexpr std::array<std::array<double, 3>, 8> kColours{{{0.09, 0.20, 0.52},
                                                             {0.62, 0.22, 0.04},
                                                             {0.03, 0.30, 0.24},
                                                             {0.27, 0.09, 0.36},
                                                             {0.66, 0.47, 0.06},
                                                             {0.60, 0.20, 0.30},
                                                             {0.24, 0.12, 0.06},
                                                             {0.30, 0.31, 0.33}}};
    const auto& colour = kColours[static_cast<std::size_t>(seat) % kColours.size()];
    sheet.red = colour[0];
    sheet.green = colour[1];
    sheet.blue = colour[2];
}

void draw_desk(View& view) {
    Mat table(view);
    table.scene = bare_tabletop(view.place.tabletop);
    lay_bank(table);
    if (view.game) {
        lay_seats(table);
        lay_scene(table);
        place_papers(table);
        lay_tray(table);
        lay_verdict(table);
        lay_flights(table);
    }
    table.draw();
    view.motion.all_laid();
}

}  // namespace screens::universalis
