#include "game/coin_wars/screens/common/coin_names.h"

#include <algorithm>
#include <limits>

#include "game/coin_wars/rules/army.h"
#include "game/coin_wars/rules/display_names.h"
#include "game/coin_wars/rules/victory.h"
#include "game/coin_wars/screens/common/leader_line.h"

namespace screens {

namespace {

using ui::Type;
namespace palette = ui::palette;

constexpr double kPennant = 0.92;  // inches from the foot of the pin to its top
constexpr double kCrown = 13;      // points: minimum width of a crown

struct Named {
    int coin;
    words::Phrase name;
    bool crowned;
};

// Returns the named coins on the table, crowned ones first, so that they get the best places.
std::vector<Named> named_coins(const cw::Match& match, const render::Scene& scene) {
    std::vector<Named> named;
    const std::vector<int> crowned = cw::crowned(*match.scenario);
    for (int coin = 0; coin < match.count(); ++coin) {
        if (!match.on_table(coin) || scene.coins[static_cast<std::size_t>(coin)].moving) continue;
        words::Phrase name = cw::own_name(*match.scenario, coin);
        if (!name.empty()) named.push_back({coin, std::move(name), std::ranges::binary_search(crowned, coin)});
    }
    std::stable_partition(named.begin(), named.end(), [](const Named& each) { return each.crowned; });
    return named;
}

// Returns the area in pixels of the coin's Army.
Rect bounds(const cw::Match& match, const render::Scene& scene, const render::View& view, int coin) {
    Rect all{1e9, 1e9, -1e9, -1e9};
    for (const int member : cw::party(match, coin)) {
        const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(member)];
        const Vec2 at = view.to_pixels(sprite.at);
        const double radius = sprite.radius * view.scale;
        all = {std::min(all.x0, at.x - radius), std::min(all.y0, at.y - radius), std::max(all.x1, at.x + radius),
               std::max(all.y1, at.y + radius)};
    }
    return all;
}

// Returns places around the pennant and the coin, then around the whole Army.
std::vector<Vec2> places(const cw::Match& match, const render::Scene& scene, const render::View& view, int coin,
                         Vec2 size) {
    const render::CoinSprite& sprite = scene.coins[static_cast<std::size_t>(coin)];
    const Vec2 at = view.to_pixels(sprite.at), half = size / 2;
    const double radius = sprite.radius * view.scale, gap = 3,
                 pin = match.in_army(coin) ? kPennant * view.scale : radius;
    const Rect army = bounds(match, scene, view, coin);
    const double out = 0.12 * view.scale + gap;  // of the outline around an Army
    std::vector<Vec2> middles{{at.x, at.y - pin - half.y - gap},
                              {at.x + half.x, at.y - pin - half.y - gap},
                              {at.x - half.x - gap, at.y - 0.7 * pin},
                              {at.x, army.y1 + half.y + out},
                              {at.x, army.y0 - half.y - out},
                              {army.x1 + half.x + out, at.y},
                              {army.x0 - half.x - out, at.y},
                              {army.x1 - half.x, army.y1 + half.y + out},
                              {army.x0 + half.x, army.y1 + half.y + out},
                              {army.x1 - half.x, army.y0 - half.y - out},
                              {army.x0 + half.x, army.y0 - half.y - out},
                              {army.x1 + half.x + out, army.y0},
                              {army.x0 - half.x - out, army.y0},
                              {army.x1 + half.x + out, army.y1},
                              {army.x0 - half.x - out, army.y1}};
    return middles;
}

// Adds the same places one or two lines farther away, as a last resort.
void add_farther(std::vector<Vec2>& middles, Vec2 coin, Vec2 size) {
    const std::vector<Vec2> near = middles;
    for (const double lines : {1.0, 2.0})
        for (const Vec2 middle : near) {
            const Vec2 off = middle - coin;
            const double way = core::length(off);
            if (way > 0) middles.push_back(middle + off * (lines * size.y / way));
        }
}

void print(ui::Ui& ui, const words::Phrase& name, const Rect& rect) {
    const Vec2 at{rect.x0 + ui.px(3), rect.y0};
    const double shade = std::max(1.0, ui.px(1.2));
    for (const Vec2 aside : {Vec2{shade, 0}, Vec2{-shade, 0}, Vec2{0, shade}, Vec2{0, -shade}, Vec2{shade, shade}})
        ui.paint().print(at + aside, name, Type::Small, palette::kWalnut.faded(0.75));
    ui.paint().print(at, name, Type::Small, palette::kCream);
    ui.explain(name, rect, Type::Small);
}

void draw_crown(ui::Ui& ui, Vec2 middle, double wide) {
    const ui::Painter paint = ui.paint();
    const double w = wide / 2, high = wide * 0.62, foot = high / 2, tip = -high / 2, dip = 0.02 * high,
                 ball = wide * 0.09;
    const auto at = [&](double x, double y) { return middle + Vec2{x, y}; };
    const std::vector<Vec2> rim{at(-w, foot),   at(-w, tip + 0.15 * high), at(-w / 2, dip), at(0, tip),
                                at(w / 2, dip), at(w, tip + 0.15 * high),  at(w, foot),     at(-w, foot)};
    paint.path(rim, palette::kWalnut, std::max(2.0, wide * 0.22));
    for (const double x : {-w, 0.0, w})
        paint.disc(at(x, x == 0 ? tip : tip + 0.15 * high), ball + 1.2, palette::kWalnut);
    const std::vector<Vec2> left{at(-w, foot), at(-w, tip + 0.15 * high), at(0, foot)};
    const std::vector<Vec2> middle_peak{at(-w * 0.62, foot), at(0, tip), at(w * 0.62, foot)};
    const std::vector<Vec2> right{at(0, foot), at(w, tip + 0.15 * high), at(w, foot)};
    for (const auto& peak : {left, middle_peak, right}) paint.area(peak, palette::kBrassLight);
    paint.fill({middle.x - w, middle.y + foot * 0.4, middle.x + w, middle.y + foot}, palette::kBrass);
    for (const double x : {-w, 0.0, w}) paint.disc(at(x, x == 0 ? tip : tip + 0.15 * high), ball, palette::kBrassLight);
}

}  // namespace

void draw_names(ui::Ui& ui, LabelRoom& room, const cw::Match& match, const render::Scene& scene,
                const render::View& view, int pointed) {
    for (const Named& one : named_coins(match, scene)) {
        const Vec2 size{ui.text_width(one.name, Type::Small) + ui.px(6), ui.line_height(Type::Small)};
        std::vector<Vec2> middles = places(match, scene, view, one.coin, size);
        if (one.crowned) add_farther(middles, view.to_pixels(scene.coins[static_cast<std::size_t>(one.coin)].at), size);
        About about{{one.coin}};
        for (const int member : cw::party(match, one.coin))
            if (member != one.coin) about.coins.push_back(member);
        auto rect = place_beside(room, size, middles, scene, view, about);
        if (!rect && one.crowned) rect = room.take(size, middles);
        if (!rect && one.coin == pointed) rect = room.take_over_coins(size, middles);
        if (!rect) continue;
        draw_leader(ui, *rect, scene, view, about);
        print(ui, one.name, *rect);
    }
}

namespace {

// Places for a crown on the rim, in radii, y downwards, most preferred first: above on the left.
constexpr Vec2 kRimOfCrown[] = {{-0.74, -0.74}, {0.74, -0.74}, {-1.05, 0}, {1.05, 0}, {-0.74, 0.74}, {0.74, 0.74}};

// Returns by how much a crown there would overlap other coins, in inches.
double met_by_crown(const render::Scene& scene, int own, Vec2 at, double radius) {
    double met = 0;
    for (std::size_t i = 0; i < scene.coins.size(); ++i)
        if (static_cast<int>(i) != own)
            met += std::max(0.0, radius + scene.coins[i].radius - distance(at, scene.coins[i].at));
    return met;
}

}  // namespace

std::vector<render::CoinSprite> crowns_of(const ui::Ui& ui, const cw::Match& match, const render::Scene& scene,
                                          const render::View& view) {
    std::vector<render::CoinSprite> crowns;
    for (const int coin : cw::crowned(*match.scenario)) {
        if (!match.on_table(coin)) continue;
        render::CoinSprite crown = scene.coins[static_cast<std::size_t>(coin)];
        const double radius = crown.radius * view.scale;
        crown.radius = std::max(ui.px(kCrown), 0.62 * radius) / 2 / view.scale;
        const Vec2 middle = view.to_pixels(crown.at);
        double min = std::numeric_limits<double>::infinity();
        for (const Vec2 way : kRimOfCrown) {
            const Vec2 at = view.to_table(middle + way * radius);
            const double met = met_by_crown(scene, coin, at, crown.radius);
            if (met >= min) continue;
            min = met;
            crown.at = at;
        }
        crowns.push_back(crown);
    }
    return crowns;
}

void draw_crowns(ui::Ui& ui, const cw::Match& match, const render::Scene& scene, const render::View& view) {
    for (const render::CoinSprite& crown : crowns_of(ui, match, scene, view))
        draw_crown(ui, view.to_pixels(crown.at), 2 * crown.radius * view.scale);
}

}  // namespace screens
