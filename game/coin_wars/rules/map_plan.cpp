#include "game/coin_wars/rules/map_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>

#include "engine/measure/measure.h"

namespace rules::coin_wars {

namespace {

using core::Box;

// Inches on the table.
constexpr double kFromEdge = 0.4, kAround = 0.2, kCoin = 0.4;
constexpr double kFromSide = 0.9;  // on a small map the bar's text is wider than its room
constexpr double kBesidePurse =
    2;  // from the upper or lower edge on the left: in the window a purse stands in that corner
constexpr double kNeedle = 0.5, kNeedleWide = 0.11, kCross = 0.2, kLetter = 0.85;
constexpr double kCompass = 2 * kLetter + 0.3;  // height and width
constexpr double kMaxBar = 3.2, kTick = 0.1, kBarHigh = 0.9, kOverBar = 0.45;
constexpr double kWordsWide = 2.4;  // room for the bar's text where the table fills the window

constexpr double kYardsAMile = 1760, kMetresAYard = 0.9144, kMetresAKm = 1000;

double metres(const MapScale& scale) {
    switch (scale.unit) {
        case MapUnit::Yards:
            return scale.an_inch * kMetresAYard;
        case MapUnit::Metres:
            break;
        case MapUnit::Miles:
            return scale.an_inch * kYardsAMile * kMetresAYard;
        case MapUnit::Km:
            return scale.an_inch * kMetresAKm;
    }
    return scale.an_inch;
}

// The largest of 1, 2, 5, 10, 20, ... that does not exceed `max`; also below 1.
double round_down(double max) {
    const double ten = std::pow(10, std::floor(std::log10(max)));
    const double digit = max / ten;
    return ten * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
}

struct Bar {
    double inches = 0;
    Phrase words;
};

Phrase counted(double count) { return count >= 1 ? Phrase(static_cast<int>(std::lround(count))) : figure(count, 2); }

Bar bar_of(const MapScale& scale, MapUnits units) {
    const double an_inch = units == MapUnits::Metres ? metres(scale) : metres(scale) / kMetresAYard;
    const double large = units == MapUnits::Metres ? kMetresAKm : kYardsAMile, max = kMaxBar * an_inch;
    if (max < large) {
        const double count = round_down(max);
        return {count / an_inch,
                units == MapUnits::Metres ? say("{1} m", counted(count)) : say("{1} yards", counted(count))};
    }
    const double count = round_down(max / large);
    const int whole = static_cast<int>(std::lround(count));
    return {count * large / an_inch,
            units == MapUnits::Metres ? say("{1} km", whole) : say_many(whole, "{1} mile", "{1} miles")};
}

// `degrees` clockwise from the top of the table.
Vec2 towards(int degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), std::cos(angle)};
}

void add_compass(MapPlan& plan, Vec2 middle, int north, double enlarged) {
    const Vec2 ahead = towards(north) * enlarged, aside = core::left_of(ahead);
    const Vec2 tip = middle + ahead * kNeedle, tail = middle - ahead * kNeedle;
    plan.strokes.push_back({{tip, middle + aside * kNeedleWide, tail, middle - aside * kNeedleWide}, true});
    plan.strokes.push_back({{middle + aside * kCross, middle + aside * kNeedleWide}});
    plan.strokes.push_back({{middle - aside * kNeedleWide, middle - aside * kCross}});
    plan.strokes.push_back({{tail, tip}});
    // Translators: north, on a map's compass.
    plan.words.push_back({words::mark_in("compass", "N"), middle + ahead * kLetter});
}

void add_bar(MapPlan& plan, Vec2 left, const Bar& bar, double enlarged) {
    const Vec2 right = left + Vec2{bar.inches, 0}, middle = (left + right) / 2, tick{0, kTick * enlarged};
    plan.strokes.push_back({{left + tick, left, right, right + tick}});
    plan.strokes.push_back({{middle, middle + tick * 0.6}});
    plan.words.push_back({bar.words, middle + Vec2{0, kOverBar * enlarged}});
}

int coins_in(const Scenario& scenario, const Box& box) {
    return static_cast<int>(std::ranges::count_if(scenario.coins, [&](const CoinSetup& coin) {
        return coin.at && box.grown(scenario.type(coin.type).radius()).contains(*coin.at);
    }));
}

// Whether the edge of a paper runs through the box: print across it is hard to read.
bool is_cut(const Terrain& ground, const Box& box) {
    int inside = 0;
    for (const double x : {box.low.x, box.center().x, box.high.x})
        for (const double y : {box.low.y, box.center().y, box.high.y})
            inside += measure::inside(ground.polygon, Vec2{x, y});
    const bool corner = std::ranges::any_of(ground.polygon, [&](Vec2 point) { return box.contains(point); });
    return corner || (inside > 0 && inside < 9);
}

Box emptiest_corner(const Scenario& scenario, Vec2 size, std::span<const Vec2> lying) {
    const double right = scenario.width - kFromSide - size.x, top = scenario.height - size.y;
    // Of equal corners the left one: panels are on the window's right.
    const std::array corners{Vec2{kFromSide, top - kBesidePurse}, Vec2{kFromSide, kBesidePurse},
                             Vec2{right, top - kFromEdge}, Vec2{right, kFromEdge}};
    const auto box_at = [&](Vec2 low) { return Box{low, low + size}; };
    const auto crowded = [&](Vec2 low) {
        const Box box = box_at(low).grown(kAround);
        const auto now = std::ranges::count_if(lying, [&](Vec2 coin) { return box.grown(kCoin).contains(coin); });
        const auto cut =
            std::ranges::count_if(scenario.terrain, [&](const Terrain& each) { return is_cut(each, box); });
        return std::tuple(now, coins_in(scenario, box), cut);
    };
    return box_at(*std::ranges::min_element(corners, {}, crowded));
}

}  // namespace

MapUnits units_of(const words::Catalogue& language) {
    // Translators: the unit of a map's scale: answer "yards" where readers measure land in yards and miles, else
    // "metres".
    return language(Phrase(words::mark_in("units of maps", "yards"))) == "yards" ? MapUnits::Yards : MapUnits::Metres;
}

MapPlan map_plan(const Scenario& scenario, MapUnits units, std::span<const Vec2> lying, double enlarged) {
    MapPlan plan;
    const MapMarks& map = scenario.map;
    if (!map.north && !map.scale) return plan;
    const Bar bar = map.scale ? bar_of(*map.scale, units) : Bar{};
    const double high = (map.north ? kCompass : 0) + (map.scale ? kBarHigh : 0);
    const double wide = std::max(kCompass, map.scale ? kWordsWide : 0.0);
    plan.box = emptiest_corner(scenario, {std::max(wide * enlarged, bar.inches), high * enlarged}, lying);
    const double middle = plan.box.center().x;
    if (map.north) add_compass(plan, {middle, plan.box.high.y - kCompass * enlarged / 2}, *map.north, enlarged);
    if (map.scale) add_bar(plan, {middle - bar.inches / 2, plan.box.low.y + kTick * enlarged}, bar, enlarged);
    return plan;
}

}  // namespace rules::coin_wars
