#include "game/stories/edged_coins/screen/table_layout.h"

#include <algorithm>

namespace screens {

namespace {

constexpr double kEdge = 0.5;  // inches from the mat's edge
constexpr double kCardsHigh = 2.05, kMostCardWide = 2.9, kCardGap = 0.14;
constexpr double kSheetsWide = 6.45;
constexpr double kRimRoom = 0.42;  // around the tray's floor
constexpr double kStripHigh = 0.62;
constexpr double kTallyHigh = 0.86;
constexpr double kLaneGap = 0.16;

}  // namespace

EdgedPlaces edged_places(Vec2 desk) {
    EdgedPlaces places;
    const double left = kEdge, right = desk.x - kEdge, low = kEdge, top = desk.y - kEdge;
    places.cards_low = {left, top - kCardsHigh};
    places.cards_high = {right, top};
    const double sheets = places.cards_low.y - 0.25, each = (sheets - low - 0.2) / 2;
    places.first_low = {left, sheets - each};
    places.first_high = {left + kSheetsWide, sheets};
    places.second_low = {left, low};
    places.second_high = {left + kSheetsWide, low + each};
    const double tray = places.first_high.x + 0.25;
    places.strip_low = {tray, sheets - kStripHigh};
    places.strip_high = {right, sheets};
    places.tray = {{tray + kRimRoom, low + kRimRoom},
                   {right - kRimRoom, places.strip_low.y - 0.15 - kRimRoom}};
    return places;
}

std::vector<EdgedLane> edged_lanes(const EdgedPlaces& places, std::size_t count) {
    constexpr double kInside = 0.14;  // kept free along the rim
    const Vec2 low = places.tray.low + Vec2{kInside, kInside},
               high = places.tray.high - Vec2{kInside, kInside};
    const double wide = (high.x - low.x) / static_cast<double>(count);
    const double above = low.y + kTallyHigh, middle = above + (high.y - above) * 0.5;
    std::vector<EdgedLane> lanes;
    for (std::size_t i = 0; i < count; ++i) {
        const double x0 = low.x + wide * static_cast<double>(i) + (i > 0 ? kLaneGap : 0);
        const double x1 = low.x + wide * static_cast<double>(i + 1) - (i + 1 < count ? kLaneGap : 0);
        lanes.push_back({{{x0, middle + kLaneGap / 2}, {x1, high.y}},
                         {{x0, above}, {x1, middle - kLaneGap / 2}},
                         {x0 + 0.06, low.y + 0.06},
                         {x1 - 0.06, above - 0.08}});
    }
    return lanes;
}

std::vector<ui::Rect> place_cards(const EdgedPlaces& places, std::size_t count) {
    if (count == 0) return {};
    const double all = places.cards_high.x - places.cards_low.x, shares = static_cast<double>(count);
    const double wide = std::min(kMostCardWide, (all - kCardGap * (shares - 1)) / shares);
    std::vector<ui::Rect> cards;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = places.cards_low.x + (wide + kCardGap) * static_cast<double>(i);
        cards.push_back({x, places.cards_low.y, x + wide, places.cards_high.y});
    }
    return cards;
}

}  // namespace screens
