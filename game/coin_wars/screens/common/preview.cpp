#include "game/coin_wars/screens/common/preview.h"

#include "game/coin_wars/rules/opening.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"

namespace screens {

namespace {

constexpr double kAround = 0.6;  // inches of wood around the mat

}  // namespace

render::Scene preview_of(const cw::Scenario& scenario, Faces faces) {
    const cw::Match match = cw::laid_out(std::make_shared<const cw::Scenario>(scenario));
    render::Scene scene = table::resting_scene(match, {});
    // Coins in the hand are beside the mat, outside the picture.
    std::erase_if(scene.coins, [](const render::CoinSprite& coin) { return coin.at.x < 0; });
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) table::mark_zone(scene, match, side);
    if (faces == Faces::Swapped)
        for (render::CoinSprite& coin : scene.coins) {
            std::swap(coin.face, coin.back);
            coin.ring = coin.ring == render::Ring::Solid ? render::Ring::Dashed : render::Ring::Solid;
        }
    return scene;
}

void draw_preview(BattleApp& app, const Rect& rect, const render::Scene& scene) {
    const double wide = scene.width + 2 * kAround, high = scene.height + 2 * kAround;
    draw_miniature(app, rect, scene, Vec2{scene.width, scene.height} / 2,
                   std::min(rect.width() / wide, rect.height() / high));
}

void draw_miniature(BattleApp& app, const Rect& rect, const render::Scene& scene, Vec2 center, double scale) {
    render::View view;
    view.width = static_cast<int>(rect.width());
    view.height = static_cast<int>(rect.height());
    view.center = center;
    view.scale = scale;
    const int left = static_cast<int>(rect.x0),
              bottom = app.height() - static_cast<int>(rect.y0) - view.height;
    const render::PixelArea place{left, bottom, left + view.width, bottom + view.height};
    app.ui().paint().custom(
        [&app, scene, view, place] { app.renderer().draw_miniature(scene, view, place); });
}

Phrase era_line(const battles::Battle& battle) {
    return joined({known(battle.era), known(battle.date)}, plain(", "));
}

Phrase coins_line(const battles::Battle& battle) {
    return say("{1} coins against {2}", battle.coins(cw::Side::Heads), battle.coins(cw::Side::Tails));
}

Phrase length_line(const battles::Battle& battle) {
    const int turns = battle.scenario.victory.turns;
    return turns > 0 ? say_many(turns, "{1} turn", "{1} turns") : say("to the end");
}

}  // namespace screens
