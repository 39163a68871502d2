#include "game/coin_wars/screens/common/preview.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "game/coin_wars/bots/bot.h"
#include "game/coin_wars/rules/match_setup.h"
#include "game/coin_wars/screens/common/coin_ids.h"
#include "game/coin_wars/screens/common/coin_names.h"
#include "game/coin_wars/table/map_marks.h"
#include "game/coin_wars/table/marks.h"
#include "game/coin_wars/table/resting_scene.h"
#include "game/shell/table_picture.h"

namespace screens {

namespace {

constexpr double kAround = 0.6;               // inches of wood around the mat
constexpr double kNoted = 24;                 // points an inch; with less, the ground's effects are left out
constexpr double kLegible = 11;               // points an inch; with less, names would hide the coins
constexpr int kWorthTelling = 15;             // draws in a hundred battles
constexpr int kShort = 400, kLong = 900;      // coins times turns
constexpr int kFewRules = 1, kSomeRules = 3;  // advanced rules in force

// Returns a view whose middle is at this place in the window.
render::View view_around(Vec2 place, Vec2 center, double scale) {
    render::View view;
    view.width = static_cast<int>(std::lround(2 * place.x));
    view.height = static_cast<int>(std::lround(2 * place.y));
    view.center = center;
    view.scale = scale;
    return view;
}

// Returns the scene without coins in the hand and in purses: they are beside the mat, outside the picture.
render::Scene on_the_mat(const cw::Match& match) {
    render::Scene scene = table::resting_scene(match, {});
    std::erase_if(scene.coins, [](const render::CoinSprite& coin) { return coin.at.x < 0; });
    return scene;
}

void draw_who(ui::Ui& ui, const Rect& rect, const cw::Match& match, const render::Scene& scene,
              const render::View& view) {
    LabelRoom room(rect);
    room.keep_clear(scene, view);
    draw_ids(ui, room, match, scene, view);
    if (view.scale < ui.px(kLegible)) return;
    draw_crowns(ui, match, scene, view);
    draw_names(ui, room, match, scene, view, cw::kNoCoin);
}

}  // namespace

Preview preview_of(const cw::Scenario& scenario, Faces faces) {
    auto match = std::make_shared<const cw::Match>(cw::laid_out(std::make_shared<const cw::Scenario>(scenario)));
    render::Scene scene = on_the_mat(*match);
    for (const cw::Side side : {cw::Side::Heads, cw::Side::Tails}) table::mark_zone(scene, *match, side);
    if (faces == Faces::Swapped)
        for (render::CoinSprite& coin : scene.coins) {
            std::swap(coin.face, coin.back);
            coin.ring = coin.ring == render::Ring::Solid ? render::Ring::Dashed : render::Ring::Solid;
        }
    return {std::move(scene), std::move(match)};
}

Preview preview_as_it_stands(const cw::Match& match) {
    return {on_the_mat(match), std::make_shared<const cw::Match>(match)};
}

void draw_preview(BattleApp& app, const Rect& rect, const Preview& preview) {
    const render::Scene& scene = preview.scene;
    const double wide = scene.width + 2 * kAround, high = scene.height + 2 * kAround;
    const double scale = std::min(rect.width() / wide, rect.height() / high);
    render::Scene told = scene;
    const Vec2 center = Vec2{scene.width, scene.height} / 2;
    const render::View view = view_around(rect.center(), center, scale);
    const bool all = scene.coins.size() == static_cast<std::size_t>(preview.match->count());
    if (scale >= kLegible) {
        render::Scene lies = told;
        if (all) std::ranges::copy(crowns_of(app.ui(), *preview.match, told, view), std::back_inserter(lies.coins));
        table::write_map(told, *preview.match->scenario, lies, app.ui().catalogue(),
                         {.scale = scale, .notes = scale >= kNoted});
    }
    draw_miniature(app, rect, told, center, scale);
    if (all) draw_who(app.ui(), rect, *preview.match, told, view);
}

Phrase era_line(const std::string& era, const std::string& date) {
    return joined({known(era), known(date)}, rules::comma());
}

Phrase coins_line(const std::array<int, 2>& coins) { return say("{1} coins against {2}", coins[0], coins[1]); }

Phrase length_line(int turns) { return turns > 0 ? say_many(turns, "{1} round", "{1} rounds") : say("to the end"); }

Phrase odds_line(const std::array<std::string, 2>& sides, const battles::MeasuredOdds& odds) {
    const cw::Side side = odds.stronger();
    const Phrase name = known(sides[cw::index(side)]);
    const bots::Level* level = bots::find_level(odds.bot);
    const Phrase led = level ? Phrase(level->name) : plain(odds.bot);
    const int drawn = 100 - odds.percent(side) - odds.percent(cw::other(side));
    if (odds.says() == battles::MeasuredOdds::Says::Even)
        // Translators: {1} is the strength of both computers, such as "General"; {2} a side.
        return say("Computers ({1}): even, {2} {3} ± {4} of 100", led, name, odds.middle(), odds.margin());
    if (odds.says() == battles::MeasuredOdds::Says::Undecided)
        // Translators: {1} is the strength of both computers, such as "General"; {2} a side.
        return say("Computers ({1}): about even, {2} {3} ± {4} of 100", led, name, odds.middle(), odds.margin());
    if (drawn >= kWorthTelling)
        return say("Computers ({1}): {2} scores {3} ± {4} of 100, {5} drawn", led, name, odds.middle(), odds.margin(),
                   drawn);
    return say("Computers ({1}): {2} wins {3} ± {4} of 100", led, name, odds.middle(), odds.margin());
}

Phrase odds_line(const cw::Scenario& scenario, const battles::MeasuredOdds& odds) {
    return odds_line(std::array{scenario.sides[0].name, scenario.sides[1].name}, odds);
}

int length_stars(int coins, int turns) {
    if (turns == 0 || coins * turns >= kLong) return 3;
    return coins * turns < kShort ? 1 : 2;
}

int difficulty_stars(int advanced_rules) {
    if (advanced_rules <= kFewRules) return 1;
    return advanced_rules <= kSomeRules ? 2 : 3;
}

void draw_stars(ui::Ui& ui, Vec2 at, double radius, int filled) {
    constexpr int kPoints = 5;
    const ui::Painter paint = ui.paint();
    for (int star = 0; star < kMaxStars; ++star) {
        const Vec2 center = at + Vec2{radius * (1 + 2.3 * star), 0};
        const auto corner = [&](int index) {
            const double angle = std::numbers::pi * index / kPoints, out = index % 2 == 0 ? radius : 0.42 * radius;
            return center + Vec2{out * std::sin(angle), -out * std::cos(angle)};
        };
        std::vector<Vec2> outline;
        for (int index = 0; index <= 2 * kPoints; ++index) outline.push_back(corner(index));
        for (int point = 0; star < filled && point < kPoints; ++point) {
            const Vec2 kite[] = {center, corner(2 * point - 1), corner(2 * point), corner(2 * point + 1)};
            paint.area(kite, palette::kBrass);
        }
        paint.path(outline, star < filled ? palette::kBrass : palette::kSoft.faded(0.6), std::max(1.0, ui.px(1)));
    }
}

}  // namespace screens
