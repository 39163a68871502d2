#include "game/stories/edged_coins/screen/table_layout.h"

#include <algorithm>

namespace screens::edged_coins {

namespace {

constexpr double kEdge = 0.5;  // inches from the mat's edge
constexpr double kCardsHigh = 2.05, kMaxCardWide = 2.9;
constexpr std::size_t kCardsInRow = 7;                        // more cards lie in several rows, without piles
constexpr double kSmallCardHigh = 1.42, kMaxCardsHigh = 4.5;  // of one card, of all rows
constexpr double kSheetsWide = 6.45;
constexpr double kRimRoom = 0.42;  // around the tray's floor
constexpr double kStripHigh = 0.86;
constexpr double kTallyHigh = 0.86;
constexpr double kLaneGap = 0.16;

}  // namespace

Places places_on(Vec2 mat, std::size_t people) {
    const std::size_t rows = (people + kCardsInRow - 1) / kCardsInRow;
    const double high = rows > 1 ? std::min(kMaxCardsHigh, kSmallCardHigh * static_cast<double>(rows)) : kCardsHigh;
    Places places;
    const double left = kEdge, right = mat.x - kEdge, low = kEdge, top = mat.y - kEdge;
    places.people = {{left, top - high}, {right, top}, kMaxCardWide, kCardsInRow};
    const double sheets = places.people.low.y - 0.25, each = (sheets - low - 0.2) / 2;
    places.first_low = {left, sheets - each};
    places.first_high = {left + kSheetsWide, sheets};
    places.second_low = {left, low};
    places.second_high = {left + kSheetsWide, low + each};
    const double tray = places.first_high.x + 0.25;
    places.strip_low = {tray, sheets - kStripHigh};
    places.strip_high = {right, sheets};
    places.tray = {{tray + kRimRoom, low + kRimRoom}, {right - kRimRoom, places.strip_low.y - 0.15 - kRimRoom}};
    return places;
}

std::vector<Lane> lanes_in(const Places& places, std::size_t count) {
    constexpr double kInside = 0.14;  // margin inside the rim
    const Vec2 low = places.tray.low + Vec2{kInside, kInside}, high = places.tray.high - Vec2{kInside, kInside};
    const double wide = (high.x - low.x) / static_cast<double>(count);
    const double above = low.y + kTallyHigh, middle = above + (high.y - above) * 0.5;
    std::vector<Lane> lanes;
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

}  // namespace screens::edged_coins
