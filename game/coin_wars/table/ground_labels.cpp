#include "game/coin_wars/table/ground_labels.h"

#include <algorithm>
#include <cmath>

#include "engine/core/utf8.h"
#include "engine/measure/measure.h"
#include "engine/render/distance_field.h"
#include "game/coin_wars/rules/display_names.h"

namespace table {

namespace {

using core::Box;
using core::Vec2;

// As they are usually printed, in inches: how wide a letter is, how high its line.
constexpr double kNameLetter = 0.25, kNoteLetter = 0.14, kNameLine = 0.62, kNoteLine = 0.42;
constexpr double kBetween = 0.35, kMostSteps = 40;                                 // between the places that are tried
constexpr double kCovered = 12, kOutside = 6, kAwayFromMiddle = 1, kOnFelt = 4.5;  // what makes a place worse
constexpr double kFromPaper = 0.12;  // inches from the paper, if it is written on the felt

double letters(const std::string& text) { return static_cast<double>(core::code_points(text).size()); }

// What name and note take.
Vec2 size_of(const render::PaperSheet& paper) {
    const double name = letters(paper.name) * kNameLetter, note = letters(paper.note) * kNoteLetter;
    return {std::max(name, note), (paper.name.empty() ? 0 : kNameLine) + (paper.note.empty() ? 0 : kNoteLine)};
}

// The share of the block's width for which the polygon has no room there.
double outside(const std::vector<Vec2>& polygon, Vec2 middle, Vec2 half) {
    double room = half.x;
    for (const double y : {middle.y - half.y, middle.y, middle.y + half.y}) {
        if (!measure::inside(polygon, Vec2{middle.x, y})) return 1;
        for (const double x : render::crossings(polygon, y)) room = std::min(room, std::abs(x - middle.x));
    }
    return 1 - room / half.x;
}

// How much of the block coins cover, in coins.
double covered(const std::vector<render::CoinSprite>& coins, Vec2 middle, Vec2 half) {
    double sum = 0;
    for (const render::CoinSprite& coin : coins) {
        const Vec2 off = coin.at - middle;
        const double x = std::abs(off.x) - half.x - coin.radius, y = std::abs(off.y) - half.y - coin.radius;
        if (x < 0 && y < 0) sum += std::min(1.0, std::min(-x, -y) / coin.radius);
    }
    return sum;
}

// The best place for the block: clear of coins, inside the paper and near its middle, else above or below it.
Vec2 place_of(const render::PaperSheet& paper, const std::vector<render::CoinSprite>& coins) {
    const Box box = core::box_around(paper.polygon);
    const Vec2 half = size_of(paper) / 2, centre = box.center();
    const double across = std::max(kBetween, box.width() / kMostSteps),
                 along = std::max(kBetween, box.height() / kMostSteps);
    Vec2 best = centre;
    double least = 1e9;
    const auto consider = [&](Vec2 at, double cost) {
        cost += kCovered * covered(coins, at, half);
        if (cost >= least - 1e-9) return;
        least = cost;
        best = at;
    };
    for (double y = centre.y - std::floor(box.height() / 2 / along) * along; y < box.high.y; y += along)
        for (double x = centre.x - std::floor(box.width() / 2 / across) * across; x < box.high.x; x += across) {
            const Vec2 at{x, y}, off = at - centre;
            if (!measure::inside(paper.polygon, at)) continue;
            consider(at, kOutside * outside(paper.polygon, at, half) +
                             kAwayFromMiddle * (std::abs(off.x) / box.width() + std::abs(off.y) / box.height()));
        }
    consider({centre.x, box.low.y - half.y - kFromPaper}, kOnFelt);
    consider({centre.x, box.high.y + half.y + kFromPaper}, kOnFelt);
    return best;
}

}  // namespace

core::Box written_on(const render::PaperSheet& paper) {
    const Vec2 half = size_of(paper) / 2;
    return {*paper.written_at - half, *paper.written_at + half};
}

void write_grounds(render::Scene& scene, const cw::Scenario& scenario, const std::vector<render::CoinSprite>& coins,
                   const Catalogue& language) {
    for (std::size_t i = 0; i < scenario.terrain.size(); ++i) {
        const cw::Terrain& ground = scenario.terrain[i];
        render::PaperSheet& paper = scene.paper[i];
        paper.name = language(known(ground.name));
        paper.note = language(cw::ground_note(scenario, ground));
        paper.written_at = place_of(paper, coins);
    }
}

}  // namespace table
