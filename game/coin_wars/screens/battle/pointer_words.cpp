// A label at the pointer that says what a click there would do, or why it would be refused.

#include <algorithm>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/screens/battle/view.h"
#include "game/coin_wars/table/outcome.h"

namespace screens {

namespace {

// The label's verdict, shown by its sign and the ring on the table.
enum class Tone { Win, Open, Loss, Later, Refused };
struct Words {
    Phrase text;
    Tone tone;
    Vec2 at;        // table inches: its target
    double radius;  // of the coin there; for an Army the distance to its upper end
};

double reach_up(const Battle& battle, int coin) {
    const cw::Match& match = battle.match();
    const Vec2 up = battle.camera.across() ? Vec2{0, -1} : Vec2{0, 1};
    double reach = 0;
    for (const int one : cw::party(match, coin))
        reach = std::max(reach, dot(match.coin(one).at - match.coin(coin).at, up) + match.type(one).radius());
    return reach;
}

Tone tone_of(table::OutcomeVerdict verdict) {
    if (verdict == table::OutcomeVerdict::Open) return Tone::Open;
    if (verdict == table::OutcomeVerdict::Later) return Tone::Later;
    return verdict == table::OutcomeVerdict::Win ? Tone::Win : Tone::Loss;
}

ui::Colour colour_of(Tone tone) {
    if (tone == Tone::Win) return {0x7f, 0xd0, 0x6a};
    if (tone == Tone::Later) return palette::kCream;
    return tone == Tone::Open ? ui::Colour{0xf2, 0xb4, 0x4c} : ui::Colour{0xf0, 0x6a, 0x50};
}

std::optional<Words> words_for(const Battle& battle) {
    const cw::Match& match = battle.match();
    const table::Aim& aim = battle.pointing.aim();
    if (aim.coin == cw::kNoCoin || battle.pointing.plan().strike) return std::nullopt;
    if (aim.refusal) {
        if (!aim.asked && aim.target == cw::kNoCoin) return std::nullopt;
        const int about = aim.asked ? aim.coin : aim.target;
        const Vec2 at = aim.asked.value_or(match.coin(about).at);
        return Words{table::short_reason(*aim.refusal), Tone::Refused, at, match.type(about).radius()};
    }
    const auto outcome = table::outcome_of(match, aim);
    if (!outcome) return std::nullopt;
    return Words{outcome->words, tone_of(outcome->verdict), match.coin(aim.target).at, reach_up(battle, aim.target)};
}

// During deployment: why the carried coin may not be dropped there.
std::optional<Words> words_in_deployment(const Battle& battle) {
    const Deployment& hand = battle.deployment;
    if (!battle.refused || !hand.refused_at || !hand.carries()) return std::nullopt;
    return Words{table::short_reason(*battle.refused), Tone::Refused, *hand.refused_at,
                 battle.match().type(hand.carried).radius()};
}

// A disc for a win, an open ring for an open result, three dots for what must wait, otherwise a cross.
void draw_sign(const ui::Painter& paint, Vec2 at, double radius, Tone tone, double width) {
    const ui::Colour ink = colour_of(tone);
    if (tone == Tone::Win) return paint.disc(at, radius, ink);
    if (tone == Tone::Open) return paint.circle(at, radius, ink, width);
    if (tone == Tone::Later) {
        for (const double aside : {-1.0, 0.0, 1.0}) paint.disc(at + Vec2{aside * radius, 0}, radius * 0.28, ink);
        return;
    }
    const double arm = radius * 0.8;
    paint.line(at + Vec2{-arm, -arm}, at + Vec2{arm, arm}, ink, width);
    paint.line(at + Vec2{-arm, arm}, at + Vec2{arm, -arm}, ink, width);
}

// Returns the table's part of the window, without the side panel in a narrow one.
Rect room_for(const Battle& battle) {
    const Layout layout = layout_of(battle);
    Rect room = layout.table.grown(-battle.ui.px(6));
    if (!layout.narrow) return room;
    if (layout.side_panels.center().x > room.center().x)
        room.x1 = std::min(room.x1, layout.side_panels.x0 - battle.ui.px(6));
    else
        room.x0 = std::max(room.x0, layout.side_panels.x1 + battle.ui.px(6));
    return room;
}

// Above the coin if there is room below the purse at the mat's upper edge, otherwise below it; if possible inside the
// table's part of the window.
Rect place_of(const Battle& battle, const Words& words, double width, double height) {
    const ui::Ui& ui = battle.ui;
    const render::View& view = battle.camera.view();
    const cw::Scenario& scenario = battle.game.scenario();
    const Rect table = room_for(battle);
    const double mat = std::min(view.to_pixels({0, 0}).y, view.to_pixels({0, scenario.height}).y);
    const double top = std::max(table.y0, mat) + ui.px(38);
    const Vec2 middle = view.to_pixels(words.at);
    const double away = words.radius * view.scale + ui.px(12);
    const double x = std::clamp(middle.x - width / 2, table.x0, std::max(table.x0, table.x1 - width));
    const double above = middle.y - away - height;
    return ui::sized({std::round(x), std::round(above < top ? middle.y + away : above)}, width, height);
}

}  // namespace

std::optional<Rect> draw_pointer_words(const Battle& battle) {
    if (battle.has_dialog() || battle.waits() || battle.deciding() || battle.game.stage().moving()) return std::nullopt;
    const bool deploying = battle.match().phase == cw::Phase::Deploy;
    if (!deploying && !battle.playing()) return std::nullopt;
    const auto words = deploying ? words_in_deployment(battle) : words_for(battle);
    if (!words) return std::nullopt;
    ui::Ui& ui = battle.ui;
    if (words->tone != Tone::Refused) ui.announce("pointer", words->text);
    const double lead = ui.px(24), wide = ui.text_width(words->text, Type::Body) + 2;
    const double max = std::max(ui.px(120), std::min(ui.px(300), room_for(battle).width() - lead - ui.px(28)));
    const double text = std::min(wide, max), high = ui.text_height(words->text, Type::Body, text);
    const Rect rect = place_of(battle, *words, lead + text + ui.px(10), high + ui.px(8));
    const Rect inner = ui::sized({rect.x0 + lead, rect.y0 + ui.px(4)}, text, high);
    ui.overlay("pointer plate", rect, [&] {
        const ui::Painter paint = ui.paint();
        paint.fill(rect, palette::kWalnut.faded(0.92), ui.px(5));
        paint.frame(rect, colour_of(words->tone).faded(0.8), std::max(1.0, ui.px(1)), ui.px(5));
        draw_sign(paint, {rect.x0 + lead / 2, inner.y0 + ui.line_height(Type::Body) / 2}, ui.px(5), words->tone,
                  std::max(1.5, ui.px(1.8)));
    });
    ui.overlay("pointer words", inner, [&] { ui.text(words->text, {.colour = palette::kCream}); });
    return rect;
}

}  // namespace screens
